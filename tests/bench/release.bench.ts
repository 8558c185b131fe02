import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedContest } from './contest.ts'
import { crowds } from './crowds.ts'
import { httpLoad } from './http-load.ts'

const LISTENERS = 1000
const RELEASES = 8
/** Long enough for the save to arrive, and for all processes to wait for the time of release. */
const AHEAD_MS = 1500
/** Longer than a message needs, and longer than the server collects bursts. */
const PAUSE_MS = 1500
/**
 * All screens read their challenges again after a release. They share this number of connections, because the
 * bench's process could not serve one for each.
 */
const READERS = 100

export const name = 'release'
export const bar = 1000
/** Measured from the time of release by the clock, because a player who waits expects the challenge then. */
export const unit = 'ms for the last of 1,000 to hear of a release'

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(
    async (pool) => {
      const contest = await seedContest(pool, { teams: LISTENERS, challenges: RELEASES })
      await pool.query("update users set role = 'Admin' where name = 'p1'")
      await pool.query('update challenges set opens_at = now() + $1::interval', ['1 day'])
      return contest
    },
    { env: { RATE_LIMIT: 'off' } },
  )
  const load = httpLoad(server.origin, READERS)
  const crowd = crowds(1)
  try {
    const { gameId, challengeIds, cookies } = server.seeded
    const [organiser = ''] = cookies
    const path = `/hub/user?game=${gameId}&streams=board,notices,team`
    await crowd.open({ origin: server.origin, path, cookies, atOnce: 10 })
    const { lines: before } = await crowd.tell()
    const took: number[] = []
    const early: number[] = []
    const listedAfter: number[] = []
    for (const challenge of challengeIds) {
      const opensAt = Date.now() + AHEAD_MS
      const { status, body } = await load.fire({
        method: 'PUT',
        path: `/api/edit/games/${gameId}/challenges/${challenge}`,
        headers: { cookie: organiser, 'content-type': 'application/json' },
        body: JSON.stringify({ opensAt: new Date(opensAt).toISOString() }),
      })
      if (status !== 200) throw new Error(`a save was refused with ${status} ${body}`)
      await sleep(opensAt + PAUSE_MS - Date.now())
      const { lines } = await crowd.tell()
      const after = lines.map(({ heardAt }) => heardAt - opensAt)
      early.push(...after.filter((ms) => ms < 0))
      took.push(...after)
      const begunAt = performance.now()
      const hits = await load.fireAll(
        cookies.map((cookie) => ({
          method: 'GET',
          path: `/api/game/${gameId}/details`,
          headers: { cookie },
        })),
      )
      const lacking = hits.filter(({ body: text }) => !text.includes(`"id":${challenge}`))
      if (lacking.length > 0) throw new Error(`${lacking.length} lists lack the challenge`)
      listedAfter.push(performance.now() - begunAt)
    }
    const { lines, failures } = await crowd.tell()
    if (failures.length > 0) throw new Error(`${failures.length} lines broke, the first with ${failures[0]}`)
    if (early.length > 0) throw new Error(`${early.length} heard of it before its time`)
    const told = (stream: string, at: number) =>
      (lines[at]?.last[stream] ?? 0) - (before[at]?.last[stream] ?? 0)
    const lacking = lines.filter(
      (_, at) => told('board', at) !== RELEASES || told('notices', at) !== RELEASES,
    )
    if (lacking.length > 0) throw new Error(`${lacking.length} have not heard each of them once`)
    const share = (at: number) => percentile(took, at).toFixed(1)
    tell(`half heard it after ${share(0.5)} ms, 95 of 100 after ${share(0.95)} ms`)
    tell(
      `all ${LISTENERS} lists, read again over ${READERS} connections, took at most ${Math.max(...listedAfter).toFixed(0)} ms`,
    )
    return Math.max(...took)
  } finally {
    crowd.close()
    load.close()
    await server.stop()
  }
}
