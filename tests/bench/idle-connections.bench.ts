import { setTimeout as sleep } from 'node:timers/promises'
import { benchServer } from './bench-server.ts'
import { seedContest } from './contest.ts'
import { crowds } from './crowds.ts'
import { residentBytes } from './memory.ts'

const LISTENERS = 5000
/**
 * These connections are opened and closed before the measurement, because the server's one-time setup is no
 * cost of a connection.
 */
const WARMING = 500
const REST_MS = 15_000

export const name = 'idle-connections'
export const bar = 20
export const unit = 'kB of memory for a connection'

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedContest(pool, { teams: LISTENERS, challenges: 1 }))
  try {
    const { gameId, cookies } = server.seeded
    const task = {
      origin: server.origin,
      path: `/hub/user?game=${gameId}&streams=board,notices,team`,
      atOnce: 2,
    }
    const first = crowds(1)
    await first.open({ ...task, cookies: cookies.slice(0, WARMING) })
    first.close()
    await sleep(REST_MS)
    const before = residentBytes(server.pid)
    const crowd = crowds(2)
    try {
      await crowd.open({ ...task, cookies })
      const opened = residentBytes(server.pid)
      await sleep(REST_MS)
      const after = residentBytes(server.pid)
      const { lines, failures } = await crowd.tell()
      if (failures.length > 0 || lines.some(({ isLive }) => !isLive))
        throw new Error(`${failures.length} lines broke, the first with ${failures[0]}`)
      const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
      tell(
        `${megabytes(before)} idle, ${megabytes(opened)} with ${lines.length} connections just opened, ${megabytes(after)} when they have rested`,
      )
      return (after - before) / lines.length / 1000
    } finally {
      crowd.close()
    }
  } finally {
    await server.stop()
  }
}
