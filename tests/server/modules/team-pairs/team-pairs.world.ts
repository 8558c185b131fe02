import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { TeamPairs } from '#contract/models/team-pairs.ts'
import { CLOSE_MS, ORDER_LEAST } from '#contract/rules/solve-order.ts'
import { statement } from '#server/store/sql.ts'
import { monitorWorld, type Team } from '../monitor/monitor.world.ts'

const PLACE = statement('test.place', 'update submissions set ip = $2 where id = $1')
/** Long enough for the links to be found again. */
export const LATER_MS = 61_000

/** A game of the teams Gulls and Terns, which do all that links two teams, and of others that do not. */
export async function pairWorld() {
  const world = await monitorWorld()
  const { store } = world.server
  await world.people('root')
  await world.become('root', 'Admin')
  const { gameId, challengeId } = await world.gameWith('Lighthouse', { title: 'Cup' })
  const gulls = await world.teamIn(gameId, 'Gulls', 'ada', 'abe')
  const terns = await world.teamIn(gameId, 'Terns', 'bob')
  const owls = await world.teamIn(gameId, 'Owls', 'cyd')
  const send = async (
    team: Team,
    sent: { answer: string; status?: AnswerResult; seconds?: number; ip?: string; to?: number },
  ) => {
    const { answer, status = 'WrongAnswer', seconds = 0, ip, to = challengeId } = sent
    const id = await world.send(gameId, to, team, { answer, status, seconds })
    if (ip !== undefined) await store.sql.run(PLACE, [id, ip])
    return id
  }
  const read = async (name: string, path: string) =>
    world.say(name, 'GET', `/api/game/${path}`, undefined, 'en')
  return {
    ...world,
    gameId,
    challengeId,
    gulls,
    terns,
    owls,
    send,
    /** Team `one` sends the flag of `other`. */
    cheat: async (one: Team, other: Team, seconds = 0) =>
      world.expose(
        gameId,
        await send(one, { answer: 'flag{theirs}', status: 'CheatDetected', seconds }),
        other,
      ),
    /** Both solve enough new challenges, one every hour, as late after each other as counts. */
    solveTogether: async (one: Team, other: Team) => {
      for (let nth = 1; nth <= ORDER_LEAST; nth += 1) {
        const title = `Box ${nth}`
        const to = await store.challenges.create({ gameId, type: 'StaticAttachment', title, tag: 'Misc' })
        for (const [team, late] of [
          [one, 0],
          [other, CLOSE_MS / 1000],
        ] as const)
          await world.solve(
            await send(team, { answer: 'flag{right}', status: 'Accepted', seconds: nth * 3600 + late, to }),
          )
      }
    },
    pairs: async (of = gameId) => {
      const answer = await read('eve', `${of}/pairs`)
      expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
      return answer.json<TeamPairs>()
    },
    evidence: (name: string, one: Team, other: Team, of = gameId) =>
      read(name, `${of}/pairs/${one.participationId}/${other.participationId}/evidence`),
  }
}
export type PairWorld = Awaited<ReturnType<typeof pairWorld>>

/** The files of a ZIP as text. */
export const filesOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part).toString()]),
  )
