import type pg from 'pg'
import sharp from 'sharp'
import { expect } from 'vitest'
import { LEAPS } from '#server/store/load-tables.ts'
import type { Contest } from '../../bench/contest.ts'

const WORKERS = 4

/** Teams submit right and wrong flags in turn until the test stops them. */
export function playing(address: string, contest: Contest) {
  let isOver = false
  let count = 0
  let warmed = () => {}
  const warm = new Promise<void>((settle) => (warmed = settle))
  const submit = async (worker: number) => {
    for (let nth = worker; !isOver; nth += WORKERS) {
      const [team, challenge] = [
        nth % contest.cookies.length,
        Math.floor(nth / contest.cookies.length) % contest.challengeIds.length,
      ]
      const answer = await fetch(
        `${address}/api/game/${contest.gameId}/challenges/${contest.challengeIds[challenge]}`,
        {
          method: 'POST',
          headers: { cookie: contest.cookies[team] ?? '', 'content-type': 'application/json' },
          body: JSON.stringify({ flag: nth % 3 === 0 ? 'flag{wrong}' : contest.rightFlag(team, challenge) }),
        },
      )
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      count += 1
      if (count === 50) warmed()
    }
  }
  const all = Promise.all(Array.from({ length: WORKERS }, (_, worker) => submit(worker)))
  return {
    warm: Promise.race([warm, all]),
    stop: async () => {
      isOver = true
      await all
    },
  }
}
/**
 * Each transaction changes both the counters and the rows, so they match at every moment. A backup of two
 * moments would have a mismatch.
 */
export async function expectOneMoment(pool: pg.Pool): Promise<void> {
  const leapOf = (column: string) => LEAPS.find((leap) => leap.column === column)?.by ?? 0
  const { rows } = await pool.query(
    `select g.monitor_seq - $1 - (select count(*) from events) - (select count(*) from submissions) - (select count(*) from cheats) as monitor,
       g.board_seq - $2 - (select max(seq) from board_facts) as board,
       g.notice_seq - $3 - (select count(*) from notice_items) as notices,
       (select count(*) from solves) - (select count(*) from submissions where status = 'Accepted') as solves,
       (select count(*) from participations p where p.team_seq - $4 <>
         (select count(*) from submissions s where s.participation_id = p.id) + (select count(*) from team_items i where i.participation_id = p.id)) as teams
     from games g`,
    [leapOf('monitor_seq'), leapOf('board_seq'), leapOf('notice_seq'), leapOf('team_seq')],
  )
  expect(rows).toEqual([{ monitor: 0, board: 0, notices: 0, solves: 0, teams: 0 }])
}

export async function uploadAvatar(address: string, { cookies }: Contest): Promise<string> {
  const form = new FormData()
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  const answer = await fetch(`${address}/api/account/avatar`, {
    method: 'PUT',
    headers: { cookie: cookies[0] ?? '' },
    body: form,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as string
}

export async function boardOf(address: string, { gameId }: Contest): Promise<unknown> {
  const { updateTimeUTC: _, ...board } = (await (
    await fetch(`${address}/api/game/${gameId}/scoreboard`)
  ).json()) as Record<string, unknown>
  return board
}

export async function bytesAt(address: string, link: string): Promise<Buffer> {
  const answer = await fetch(address + link)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
