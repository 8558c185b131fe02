import { benchServer } from './bench-server.ts'
import { LARGE, seedBoard } from './big-board.ts'
import { httpLoad } from './http-load.ts'

export const name = 'board-snapshot'
/**
 * The bar is for the compact form, which our client reads. The base form of such a game is a megabyte even if
 * compressed, so its cost is only reported. A 304 may cost a third of the bar, and its figure is multiplied
 * accordingly.
 */
export const bar = 0.3
export const unit = 'ms of CPU a request'
const UNCHANGED_BAR = 0.1
const CONNECTIONS = 20
/** There are fewer full responses, because each is a megabyte. */
const REQUESTS = { 200: 2000, 304: 10_000 }
/** These rounds are not measured, because the code is not optimised yet. */
const WARMING = 2
const PACKED = { 'accept-encoding': 'br' }

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedBoard(pool, LARGE), { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, CONNECTIONS)
  try {
    const measure = async (form: string, headers: Record<string, string>, status: 200 | 304) => {
      const shot = {
        method: 'GET',
        path: `/api/game/${server.seeded.gameId}/${form}`,
        headers,
        unread: true,
      } as const
      await load.fireAll(Array.from({ length: REQUESTS[status] * WARMING }, () => shot))
      const before = server.cpuMs()
      const hits = await load.fireAll(Array.from({ length: REQUESTS[status] }, () => shot))
      const each = (server.cpuMs() - before) / REQUESTS[status]
      const strange = hits.find((hit) => hit.status !== status)
      if (strange) throw new Error(`${form} was answered with ${strange.status}`)
      return each
    }
    const tagOf = async (form: string) => {
      const answer = await fetch(`${server.origin}/api/game/${server.seeded.gameId}/${form}`, {
        headers: PACKED,
      })
      const size = (await answer.arrayBuffer()).byteLength
      tell(`${form}: ${Math.round(size / 1000)} kB unpacked`)
      return answer.headers.get('etag') ?? ''
    }
    const [scoreboard, board] = [await tagOf('scoreboard'), await tagOf('board')]
    const [full, compact] = [await measure('scoreboard', PACKED, 200), await measure('board', PACKED, 200)]
    const unchanged = Math.max(
      await measure('scoreboard', { ...PACKED, 'if-none-match': scoreboard }, 304),
      await measure('board', { ...PACKED, 'if-none-match': board }, 304),
    )
    tell(
      `the base form ${full.toFixed(3)} ms, the compact one ${compact.toFixed(3)} ms, bar ${bar} ms; unchanged ${unchanged.toFixed(3)} ms, bar ${UNCHANGED_BAR} ms`,
    )
    return Math.max(compact, (unchanged / UNCHANGED_BAR) * bar)
  } finally {
    load.close()
    await server.stop()
  }
}
