import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedContest } from './contest.ts'
import { crowds } from './crowds.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

const LISTENERS = 5000
/** Teams solve during the outage and the reconnects, so that clients have missed messages to catch up on. */
const SOLVES = 20
const EVERY_MS = 200
const PATIENCE_MS = 30_000

export const name = 'reconnect-storm'
export const bar = 10
export const unit = 's until all are live and exact again'

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedContest(pool, { teams: LISTENERS, challenges: 2 }))
  const load = httpLoad(server.origin, 2)
  const crowd = crowds(2)
  try {
    const { seeded: contest } = server
    const path = `/hub/user?game=${contest.gameId}&streams=board,notices,team`
    await crowd.open({ origin: server.origin, path, cookies: contest.cookies, atOnce: 2 })
    const { lines: before, failures: early } = await crowd.tell()
    if (early.length > 0)
      throw new Error(`${early.length} lines broke before the storm, the first with ${early[0]}`)

    const cpuBefore = server.cpuMs()
    const cutAt = performance.timeOrigin + performance.now()
    crowd.cut()
    for (let team = 0; team < SOLVES; team++) {
      const { status, body } = await load.fire(submitShot(contest, team, 0, contest.rightFlag(team, 0)))
      if (status !== 200) throw new Error(`an answer was refused with ${status} ${body}`)
      await sleep(EVERY_MS)
    }
    let told = await crowd.tell()
    while (
      told.lines.some(({ isLive }) => !isLive) &&
      performance.timeOrigin + performance.now() - cutAt < PATIENCE_MS
    ) {
      await sleep(EVERY_MS)
      told = await crowd.tell()
    }
    await sleep(EVERY_MS)
    const { lines, failures } = await crowd.tell()
    const broken = [...told.failures, ...failures]
    if (broken.length > 0) throw new Error(`${broken.length} were refused, the first with ${broken[0]}`)
    const isExact = ({ isLive, last, holes, tooLate }: (typeof lines)[number], at: number) =>
      isLive &&
      holes === 0 &&
      tooLate === 0 &&
      (last['board'] ?? 0) - (before[at]?.last['board'] ?? 0) === SOLVES
    const wrong = lines.filter((line, at) => !isExact(line, at))
    if (wrong.length > 0)
      throw new Error(`${wrong.length} are not exact, the first is ${JSON.stringify(wrong[0])}`)
    const took = lines.map(({ liveAt }) => liveAt - cutAt)
    tell(
      `half were live after ${(percentile(took, 0.5) / 1000).toFixed(2)} s, 99 of 100 after ${(percentile(took, 0.99) / 1000).toFixed(2)} s`,
    )
    tell(`${((server.cpuMs() - cpuBefore) / LISTENERS).toFixed(2)} ms of CPU for each who came back`)
    return Math.max(...took) / 1000
  } finally {
    crowd.close()
    load.close()
    await server.stop()
  }
}
