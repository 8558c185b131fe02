import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { browsing, metric, visit, type Visit } from './browsing.ts'

const SIZE = { teams: 5000, challenges: 80, solves: 70_000 }
const VISITS = 5
const STEPS = 48
/** The number of steps before the direction changes. */
const TURN = 6
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const BARS = { seenMs: 1000, bytes: 400_000, heap: 60_000_000, elements: 2500, frameMs: 12 }

export const name = 'board-browser'
export const bar = 1
export const unit = 'of the bar it is closest to'

/**
 * A visitor opens the board of a large game and scrolls it down and back, because drawing rows is the most
 * work on this screen.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedBoard(pool, SIZE), { env: { RATE_LIMIT: 'off' } })
  try {
    return await browsing(async (browser) => {
      const open = () =>
        visit(
          browser,
          `${server.origin}/games/${server.seeded.gameId}/scoreboard`,
          '[role=grid] [data-place]',
        )
      // The server reads the board from the database for its first visitor, so this visit is not measured.
      const first = await open()
      await first.page.context().close()
      const seen: number[] = []
      for (let nth = 1; nth < VISITS; nth++) {
        const visited = await open()
        seen.push(visited.seenMs)
        await visited.page.context().close()
      }
      const last = await open()
      seen.push(last.seenMs)
      const { heap, elements } = await sizesOf(last)
      const frames = await scrolled(last, 400)
      const figures = {
        seenMs: percentile(seen, 0.5),
        bytes: last.bytes,
        heap,
        elements,
        frameMs: percentile(frames, 0.95),
      }
      tell(
        `the first row is in view after ${seen.map((ms) => ms.toFixed(0)).join(', ')} ms, the very first time after ${first.seenMs.toFixed(0)} ms`,
      )
      tell(
        `${(figures.bytes / 1000).toFixed(0)} kB over the wire, ${(heap / 1e6).toFixed(1)} MB of heap, ${elements} elements`,
      )
      tell(`a frame takes ${told(frames)} ms while it scrolls (half, 95 of 100, all)`)
      return Math.max(...ratios(figures))
    })
  } finally {
    await server.stop()
  }
}

function ratios(figures: typeof BARS): number[] {
  return [
    figures.seenMs / BARS.seenMs,
    figures.bytes / BARS.bytes,
    figures.heap / BARS.heap,
    figures.elements / BARS.elements,
    figures.frameMs / BARS.frameMs,
  ]
}

async function sizesOf({ page, cdp }: Visit): Promise<{ heap: number; elements: number }> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  return {
    heap: await metric(cdp, ['JSHeapUsedSize']),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
  }
}

/**
 * The work of the main thread per frame in milliseconds while scrolling back and forth, because a longer
 * frame is visible as a stutter.
 */
async function scrolled({ page, cdp }: Visit, stepPx: number): Promise<number[]> {
  const took: number[] = []
  for (let step = 0; step < STEPS; step++) {
    const before = await metric(cdp, WORK)
    const way = Math.floor(step / TURN) % 2 === 0 ? 1 : -1
    await page.evaluate(async (by) => {
      scrollBy(0, by)
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
    }, stepPx * way)
    took.push(((await metric(cdp, WORK)) - before) * 1000)
  }
  return took
}

const told = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)).join(', ')
