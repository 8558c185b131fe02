import type { Browser } from 'playwright'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { browsing, visit } from './browsing.ts'

const SIZE = { teams: 200, challenges: 40, solves: 3000 }
const SLOWNESS = { times: 4 }
const VISITS = 3

export const name = 'first-load'
export const bar = 1
export const unit = 'of the bar it is closest to'

/**
 * A new visitor with a slow device opens each of these pages, because a first visit has nothing in its cache.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedBoard(pool, SIZE), { env: { RATE_LIMIT: 'off' } })
  const screens = [
    { path: '/', sign: '#content a[href^="/games/"]', barMs: 1200 },
    { path: '/games', sign: '#content a[href^="/games/"]', barMs: 1200 },
    { path: `/games/${server.seeded.gameId}/scoreboard`, sign: '[role=grid] [data-place]', barMs: 2000 },
  ]
  try {
    return await browsing(async (browser) => {
      const ratios: number[] = []
      for (const { path, sign, barMs } of screens) {
        const seen = await seenAfter(browser, `${server.origin}${path}`, sign)
        tell(`${path} is there after ${seen.map((ms) => ms.toFixed(0)).join(', ')} ms, bar ${barMs} ms`)
        ratios.push(percentile(seen, 0.5) / barMs)
      }
      return Math.max(...ratios)
    })
  } finally {
    await server.stop()
  }
}

async function seenAfter(browser: Browser, address: string, sign: string): Promise<number[]> {
  const seen: number[] = []
  // The first visit is not counted, because the server compiles its code for it.
  for (let nth = 0; nth <= VISITS; nth++) {
    const { page, seenMs } = await visit(browser, address, sign, SLOWNESS)
    if (nth > 0) seen.push(seenMs)
    await page.context().close()
  }
  return seen
}
