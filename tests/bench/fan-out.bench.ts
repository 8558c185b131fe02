import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedContest } from './contest.ts'
import { crowds } from './crowds.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

const LISTENERS = 1000
const BLOODS = 30
const WARMING = 5
/**
 * Longer than a message needs, and longer than the server collects bursts, so that every solve is sent alone.
 */
const PAUSE_MS = 400
const IDLE_MS = 8000

export const name = 'fan-out'
export const bar = 100
/** Measured from the request on, so the time includes the commit, as players experience it. */
export const unit = 'ms for 95 of 100 to hear a first blood'
/** The bar per listener for all CPU time of server and database, including the check of the flag. */
const CPU_BAR_US = 20

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) =>
    seedContest(pool, { teams: LISTENERS, challenges: BLOODS + WARMING }),
  )
  const load = httpLoad(server.origin, 2)
  const crowd = crowds(1)
  try {
    const { seeded: contest } = server
    const path = `/hub/user?game=${contest.gameId}&streams=board,notices,team`
    await crowd.open({ origin: server.origin, path, cookies: contest.cookies, atOnce: 10 })
    const took: number[] = []
    const bleed = async (challenge: number) => {
      const begunAt = performance.timeOrigin + performance.now()
      const { status, body } = await load.fire(
        submitShot(contest, challenge, challenge, contest.rightFlag(challenge, challenge)),
      )
      if (status !== 200) throw new Error(`an answer was refused with ${status} ${body}`)
      await sleep(PAUSE_MS)
      return begunAt
    }
    for (let challenge = 0; challenge < WARMING; challenge++) await bleed(challenge)
    const { lines: before } = await crowd.tell()
    /** Idle connections cost something too, so their cost is measured and subtracted. */
    const cpuIn = async (ms: number) => {
      const cpuBefore = server.cpuMs()
      await sleep(ms)
      return server.cpuMs() - cpuBefore
    }
    const idle = await cpuIn(IDLE_MS)
    let cpu = 0
    for (let challenge = WARMING; challenge < WARMING + BLOODS; challenge++) {
      const [cpuBefore, begunAt] = [server.cpuMs(), performance.now()]
      const askedAt = await bleed(challenge)
      cpu += server.cpuMs() - cpuBefore - (idle * (performance.now() - begunAt)) / IDLE_MS
      const { lines } = await crowd.tell()
      took.push(...lines.map(({ heardAt }) => heardAt - askedAt))
    }
    const { lines, failures } = await crowd.tell()
    if (failures.length > 0) throw new Error(`${failures.length} lines broke, the first with ${failures[0]}`)
    const lacking = lines.filter(
      ({ last, holes }, at) =>
        holes > 0 || (last['board'] ?? 0) - (before[at]?.last['board'] ?? 0) !== BLOODS,
    )
    if (lacking.length > 0 || took.some((ms) => ms < 0))
      throw new Error(`${lacking.length} have not heard each of them once`)
    const cpuUs = (cpu * 1000) / (BLOODS * LISTENERS)
    const share = (at: number) => percentile(took, at).toFixed(1)
    tell(
      `half heard it after ${share(0.5)} ms, 95 of 100 after ${share(0.95)} ms, the last after ${Math.max(...took).toFixed(1)} ms`,
    )
    tell(
      `${cpuUs.toFixed(1)} µs of CPU for each who hears it, bar ${CPU_BAR_US} µs; idle they took ${((idle / IDLE_MS) * 100).toFixed(1)} % of a core`,
    )
    return Math.max(percentile(took, 0.95), (cpuUs / CPU_BAR_US) * bar)
  } finally {
    crowd.close()
    load.close()
    await server.stop()
  }
}
