import { setTimeout as sleep } from 'node:timers/promises'
import { benchServer } from './bench-server.ts'
import { seedContest } from './contest.ts'
import { crowds } from './crowds.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

/** The first three solves also cause a notice, so their messages are larger. */
const SOLVES = 10
const BLOODS = 3
const PAUSE_MS = 300

export const name = 'solve-bytes'
export const bar = 300
export const unit = 'bytes on the wire for a solve'

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedContest(pool, { teams: SOLVES + 1, challenges: 1 }))
  const load = httpLoad(server.origin, 1)
  const crowd = crowds(1)
  try {
    const { seeded: contest } = server
    const path = `/hub/user?game=${contest.gameId}&streams=board,notices,team`
    await crowd.open({ origin: server.origin, path, cookies: contest.cookies.slice(SOLVES), atOnce: 1 })
    const sizes: number[] = []
    for (let team = 0; team < SOLVES; team++) {
      await load.fire(submitShot(contest, team, 0, contest.rightFlag(team, 0)))
      await sleep(PAUSE_MS)
      const [line] = (await crowd.tell()).lines
      if (line?.last['board'] !== team + 1) throw new Error('a solve was not heard')
      sizes.push(line.bytes)
    }
    const [bloods, solves] = [sizes.slice(0, BLOODS), sizes.slice(BLOODS)]
    tell(`a blood, with its notice, takes ${Math.max(...bloods)} bytes`)
    return Math.max(...solves)
  } finally {
    crowd.close()
    load.close()
    await server.stop()
  }
}
