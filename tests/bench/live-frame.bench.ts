import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { browsing, metric, tasksDuring, visit, type Visit } from './browsing.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

const SIZE = { teams: 5000, challenges: 100, solves: 70_000 }
const SOLVES = 24
/** The first solves warm up the page, so they are not measured. */
const WARMING = 4
/**
 * The solve has arrived and all animations have ended within this time, so the measurement includes all of
 * their work.
 */
const REST_MS = 1_000
const SLOW = 4
/** The rank of the solving team, from 0. Its row is visible, so the page must move it. */
const RANK = 8
const BARS = { workMs: 8, taskMs: 50 }
/**
 * The frames of animations are included. Only CPU time of the page's thread counts, because waits on a busy
 * machine say nothing about the page.
 */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const IDLE_WINDOWS = 7

export const name = 'live-frame'
export const bar = 1
export const unit = 'of the bar it is closest to'

/**
 * Measures a solve that moves visible rows of a large board, which is the most work that a message causes:
 * the CPU time, and the longest task on a slow machine.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer((pool) => seedBoard(pool, SIZE), { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, 1)
  const { seeded: contest } = server
  const send = async ({ team, challenge }: Solve) => {
    const { status, body } = await load.fire(
      submitShot(contest, team, challenge, contest.rightFlag(team, challenge)),
    )
    if (status !== 200) throw new Error(`a solve was answered with ${status} ${body}`)
  }
  try {
    return await browsing(async (browser) => {
      const open = (times: number) =>
        visit(browser, `${server.origin}/games/${contest.gameId}/scoreboard`, '[role=grid] [data-place]', {
          times,
        })
      const usual = await open(1)
      const still: number[] = []
      for (let nth = 0; nth < IDLE_WINDOWS; nth++) still.push(await workOf(usual, () => Promise.resolve()))
      const idle = percentile(still, 0.5)
      const took = await ofEach(usual, async (solve) => (await workOf(usual, () => send(solve))) - idle)
      await usual.page.context().close()
      const slow = await open(SLOW)
      const tasks = await ofEach(slow, async (solve) =>
        Math.max(...(await tasksDuring(browser, slow, () => resting(() => send(solve))))),
      )
      tell(
        `a solve costs ${told(took)} ms of the page's thread, beside ${idle.toFixed(1)} ms for nothing (half, 95 of 100, all)`,
      )
      tell(`its longest task takes ${told(tasks)} ms where all is ${SLOW} times slower`)
      return Math.max(percentile(took, 0.5) / BARS.workMs, Math.max(...tasks) / BARS.taskMs)
    })
  } finally {
    load.close()
    await server.stop()
  }
}

interface Solve {
  team: number
  challenge: number
  /** A selector that matches once the page is drawn, so that no measurement begins earlier. */
  sign: string
}

/**
 * Measures every solve except the first ones. The bench prepares and checks outside of the measurement,
 * because its own work in the page would count.
 */
async function ofEach(visited: Visit, measure: (solve: Solve) => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (let nth = 0; nth < SOLVES; nth++) {
    const solve = await nextSolve(visited)
    measured.push(await measure(solve))
    if ((await visited.page.locator(solve.sign).count()) === 0)
      throw new Error(`a solve was not drawn within ${REST_MS} ms`)
  }
  return measured.slice(WARMING)
}

/** The team at a visible rank solves another challenge, so that visible rows change places each time. */
async function nextSolve({ page }: Visit): Promise<Solve> {
  const { team, column, title } = await page.evaluate((rank) => {
    const grid = document.querySelector('[role=grid]')
    grid?.scrollIntoView()
    const row = grid?.querySelector<HTMLElement>(`[data-index="${rank}"]`)
    // Only solved challenges have a cell, so a column without one is a challenge to solve.
    const head = [...(grid?.querySelectorAll('[role=columnheader][title][aria-colindex]') ?? [])].find(
      (each) => !row?.querySelector(`[aria-colindex="${each.getAttribute('aria-colindex')}"][data-mark]`),
    )
    const column = head?.getAttribute('aria-colindex') ?? ''
    return { team: Number(row?.dataset['place']), column, title: head?.firstChild?.textContent ?? '' }
  }, RANK)
  const challenge = Number(/Challenge (\d+)/.exec(title)?.[1]) - 1
  return { team, challenge, sign: `[data-place="${team}"] [aria-colindex="${column}"][data-mark]` }
}

/** Always waits for the same time, so that all measurements contain equally much idle work. */
async function resting(act: () => Promise<void>): Promise<void> {
  const rest = sleep(REST_MS)
  await act()
  await rest
}

/** The CPU time of the page's thread during the act, in milliseconds. */
async function workOf({ cdp }: Visit, act: () => Promise<void>): Promise<number> {
  const before = await metric(cdp, WORK)
  await resting(act)
  return ((await metric(cdp, WORK)) - before) * 1000
}

const told = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)).join(', ')
