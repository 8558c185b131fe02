import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { benchServer } from './bench-server.ts'
import { seedContest, type Contest } from './contest.ts'
import { crowds } from './crowds.ts'
import { httpLoad } from './http-load.ts'

const TEAMS = 500
const MEMBERS = 4
const CHALLENGES = 60
/** Teams outside the figure, so that code and query plans are optimised when it is measured. */
const WARMING = 20
const READERS = 50
/** The server is quiet when it has used no CPU time for this long. */
const QUIET_MS = 500

export const name = 'approve-all'
export const bar = 2000
/**
 * The request with all that follows from it: the push to an open page of each captain, and no request of
 * theirs. The rate limits are those of a server without settings.
 */
export const unit = `ms of CPU to approve ${TEAMS} teams`

interface Queue extends Contest {
  organiser: string
  waiting: readonly number[]
}

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seedQueue)
  const load = httpLoad(server.origin, READERS)
  const crowd = crowds(1)
  const { gameId, challengeIds, cookies, organiser, waiting } = server.seeded
  const headers = { cookie: organiser, 'content-type': 'application/json' }
  const approve = async (ids: readonly number[]) => {
    const teams = ids.map((id) => ({ id, status: 'Pending' }))
    const { status, body, tookMs } = await load.fire({
      method: 'PUT',
      path: `/api/edit/games/${gameId}/teams/reviewed`,
      headers,
      body: JSON.stringify({ status: 'Accepted', teams }),
    })
    // The bench asks its own server, whose contract says what the response has.
    const { done } = status === 200 ? (JSON.parse(body) as { done: number[] }) : { done: [] }
    if (done.length !== ids.length)
      throw new Error(`${done.length} of ${ids.length} were approved, with ${status} ${body.slice(0, 200)}`)
    return tookMs
  }
  /** Waits until pushes and boards are done too. */
  const untilQuiet = async () => {
    for (let before = Number.NaN, now = server.cpuMs(); now !== before; now = server.cpuMs()) {
      before = now
      await sleep(QUIET_MS)
    }
    return server.cpuMs()
  }
  try {
    const captains = cookies.slice(0, TEAMS)
    const path = `/hub/user?game=${gameId}&streams=board,notices,team`
    await crowd.open({ origin: server.origin, path, cookies: captains, atOnce: 10 })
    await approve(waiting.slice(TEAMS))
    const { lines: before } = await crowd.tell()
    const cpuBefore = await untilQuiet()
    const tookMs = await approve(waiting.slice(0, TEAMS))
    const cpuAnswered = server.cpuMs()
    const cpu = (await untilQuiet()) - cpuBefore
    const { lines, failures } = await crowd.tell()
    if (failures.length > 0) throw new Error(`${failures.length} lines broke, the first with ${failures[0]}`)
    const told = lines.filter((line, at) => line.last['team'] === (before[at]?.last['team'] ?? 0) + 1)
    if (told.length !== TEAMS) throw new Error(`only ${told.length} teams were told`)
    tell(`answered after ${tookMs.toFixed(0)} ms, with ${cpuAnswered - cpuBefore} ms of CPU by then`)

    const readBefore = server.cpuMs()
    const hits = await load.fireAll(
      captains.flatMap((cookie) =>
        ['', '/details'].map((part) => ({
          method: 'GET' as const,
          path: `/api/game/${gameId}${part}`,
          headers: { cookie },
        })),
      ),
    )
    const lacking = hits.filter(({ status, body }, at) => {
      const listed = at % 2 === 0 ? ['"Accepted"'] : challengeIds.map((id) => `"id":${id},`)
      return status !== 200 || !listed.every((text) => body.includes(text))
    })
    if (lacking.length > 0) throw new Error(`${lacking.length} pages lack the approval or a challenge`)
    tell(`all ${TEAMS} captains then read game and challenges: ${server.cpuMs() - readBefore} ms of CPU`)
    return cpu
  } finally {
    crowd.close()
    load.close()
    await server.stop()
  }
}

/** Teams of four that wait for their approval, in a running game, and a signed-in administrator. */
async function seedQueue(pool: Pool): Promise<Queue> {
  const contest = await seedContest(pool, { teams: TEAMS + WARMING + 1, challenges: CHALLENGES })
  const { gameId, cookies } = contest
  await pool.query(`update users set role = 'Admin' where name = $1`, [`p${TEAMS + WARMING + 1}`])
  await pool.query('delete from instances')
  await pool.query('update teams set locked = false')
  await pool.query(
    `with person as (
       insert into users (id, name, name_key, email, email_key, password_hash, role, email_confirmed, registered_at, last_visit_at, stamp)
       select gen_random_uuid(), 'm' || nth, 'm' || nth, 'm' || nth || '@bench.example', 'm' || nth || '@bench.example', '', 'User', true, now(), now(), 's'
       from generate_series(1, (select count(*) from teams) * $2::integer) nth returning id, name
     ), member as (
       insert into team_members (team_id, user_id, joined_at)
       select t.id, p.id, now() from (select id, row_number() over (order by id) as nth from teams) t
       join (select id, row_number() over (order by name) as nth from person) p on 1 + (p.nth - 1) / $2::integer = t.nth
       returning team_id, user_id
     )
     insert into participation_members (participation_id, game_id, user_id)
     select p.id, $1, m.user_id from member m join participations p on p.team_id = m.team_id`,
    [gameId, MEMBERS - 1],
  )
  const { rows } = await pool.query<{ id: number }>(
    `update participations p set status = 'Pending' from teams t join users u on u.id = t.captain_id
     where t.id = p.team_id returning p.id, substr(u.name, 2)::integer as nth`,
  )
  const waiting = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  return { ...contest, organiser: cookies.at(-1) ?? '', waiting: waiting.slice(0, TEAMS + WARMING) }
}
