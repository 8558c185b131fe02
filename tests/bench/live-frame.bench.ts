import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { browsing, metric, visit, type Visit } from './browsing.ts'
import type { Contest } from './contest.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

const SIZE = { teams: 5000, challenges: 100, solves: 70_000 }
const SOLVES = 24
/** The first ones warm the page up. */
const WARMING = 4
/** A solve is told, drawn and has come to rest by then. */
const REST_MS = 900
const SLOW = 4
/** Who solves; counted from 0. */
const RANK = 8
const POLL_MS = 200
const BARS = { workMs: 8, taskMs: 50 }
/** The frames of what moves are in it. */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const IDLE_WINDOWS = 7

export const name = 'live-frame'
export const bar = 1
export const unit = 'of the bar it is closest to'

/** A solve that moves rows in view, on the board of a large game: what it costs the page's thread, and its longest task on a slow machine. */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedBoard(pool, SIZE), { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, 1)
  try {
    const { seeded: contest } = server
    const solve = climbing(contest, load.fire)
    return await browsing(async (browser) => {
      const open = (times: number) => visit(browser, `${server.origin}/games/${contest.gameId}/scoreboard`, '[role=grid] [data-place]', { times })
      const usual = await open(1)
      const still: number[] = []
      for (let nth = 0; nth < IDLE_WINDOWS; nth++) still.push(await workOf(usual, () => Promise.resolve()))
      const idle = percentile(still, 0.5)
      const took: number[] = []
      for (let nth = 0; nth < SOLVES; nth++) took.push((await workOf(usual, () => solve(usual))) - idle)
      await usual.page.context().close()
      const slow = await open(SLOW)
      const tasks: number[] = []
      for (let nth = 0; nth < SOLVES; nth++) tasks.push(await longestTask(slow, () => solve(slow)))
      const [work, longest] = [took.slice(WARMING), tasks.slice(WARMING)]
      tell(`a solve costs ${told(work)} ms of the page's thread, beside ${idle.toFixed(1)} ms for nothing (half, 95 of 100, all)`)
      tell(`its longest task takes ${told(longest)} ms where all is ${SLOW} times slower`)
      return Math.max(percentile(work, 0.5) / BARS.workMs, Math.max(...longest) / BARS.taskMs)
    })
  } finally {
    load.close()
    await server.stop()
  }
}

/** Each time the team at a rank in view solves what it has not solved yet, and goes up. */
function climbing(contest: Contest, fire: ReturnType<typeof httpLoad>['fire']) {
  return async ({ page }: Visit) => {
    const { team, column, challenge } = await page.evaluate((rank) => {
      const grid = document.querySelector('[role=grid]')
      grid?.scrollIntoView()
      const row = grid?.querySelector<HTMLElement>(`[data-index="${rank}"]`)
      const [cell] = row?.querySelectorAll('[role=gridcell]:not([data-mark], [hidden])') ?? []
      const at = cell?.getAttribute('aria-colindex') ?? ''
      const title = grid?.querySelector(`[role=columnheader][aria-colindex="${at}"]`)?.firstChild?.textContent ?? ''
      return { team: Number(row?.dataset['place']), column: at, challenge: Number(/Challenge (\d+)/.exec(title)?.[1]) - 1 }
    }, RANK)
    const { status, body } = await fire(submitShot(contest, team, challenge, contest.rightFlag(team, challenge)))
    if (status !== 200) throw new Error(`a solve was answered with ${status} ${body}`)
    const sign = `[data-place="${team}"] [aria-colindex="${column}"][data-mark]`
    await page.waitForFunction((wanted) => document.querySelector(wanted), sign, { polling: POLL_MS, timeout: 10_000 })
  }
}

/** In milliseconds. */
async function workOf({ cdp }: Visit, act: () => Promise<void>): Promise<number> {
  const before = await metric(cdp, WORK)
  await act()
  await sleep(REST_MS)
  return ((await metric(cdp, WORK)) - before) * 1000
}

async function longestTask({ page }: Visit, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const watcher = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        document.documentElement.dataset['longest'] = String(Math.max(duration, Number(document.documentElement.dataset['longest'])))
    })
    document.documentElement.dataset['longest'] = '0'
    watcher.observe({ entryTypes: ['longtask'] })
  })
  await act()
  await sleep(REST_MS)
  return Number(await page.evaluate(() => document.documentElement.dataset['longest']))
}

const told = (values: readonly number[]) => [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)).join(', ')
