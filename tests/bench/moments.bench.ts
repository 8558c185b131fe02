import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { Pool } from 'pg'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { browsing, tasksDuring, visit, type Visit } from './browsing.ts'
import type { Contest } from './contest.ts'
import { httpLoad } from './http-load.ts'
import { submitShot } from './submitting.ts'

const SIZE = { teams: 60, challenges: 40, solves: 900 }
const SLOW = 4
/** The time of a frame at sixty per second. A longer task drops a frame. */
const FRAME_MS = 16
/**
 * Longer than any animation after a solve (climbing flag, rising points, new blood), so that all of their
 * work is measured.
 */
const REST_MS = 2_500
/** The page needs this time after it is drawn until its field is ready for input. */
const SETTLED_MS = 1_000
/** The player's index. Other teams win the first bloods, so that both kinds of solve are measured. */
const OWN = 7
const OTHERS = [20, 21, 22, 23, 24, 25]
/** The first solves warm up the page, so they are not measured. */
const WARMING = 2
/** The number of challenges that stay without a solve, so that first bloods are left to win. */
const OPEN = 14
const FLAGS = 8

export const name = 'moments'
export const bar = 1
export const unit = 'of a frame'

/**
 * Measures the longest task of the page's thread during an accepted flag and during another team's first
 * blood, on a machine that is four times slower. Both are celebrated with animations, which must stay smooth.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seed, { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, 1)
  const { seeded: contest } = server
  try {
    return await browsing(async (browser) => {
      const cookie = contest.cookies[OWN] ?? ''
      const visited = await visit(browser, addressOf(contest, 0, server.origin), 'input[name=flag]', {
        times: SLOW,
        cookie,
      })
      const flags: number[] = []
      for (const challenge of freeFor(contest)) flags.push(await ofFlag(browser, visited, contest, challenge))
      const bloods: number[] = []
      for (const [nth, team] of OTHERS.entries()) {
        const challenge = SIZE.challenges - 1 - nth
        const flag = contest.rightFlag(team, challenge)
        bloods.push(
          await ofBlood(browser, visited, async () => {
            const { status } = await load.fire(submitShot(contest, team, challenge, flag))
            if (status !== 200) throw new Error(`a first blood was answered with ${status}`)
          }),
        )
      }
      const counted = [flags, bloods].map((each) => each.slice(WARMING))
      tell(`the longest task of a right flag takes ${told(counted[0] ?? [])} ms (half, all)`)
      tell(`the longest task of a first blood takes ${told(counted[1] ?? [])} ms (half, all)`)
      return Math.max(...counted.flat()) / FRAME_MS
    })
  } finally {
    load.close()
    await server.stop()
  }
}

async function seed(pool: Pool): Promise<Contest> {
  const contest = await seedBoard(pool, SIZE)
  const open = contest.challengeIds.slice(-OPEN)
  await pool.query('delete from solves where challenge_id = any($1)', [open])
  await pool.query('delete from submissions where challenge_id = any($1)', [open])
  return contest
}

const addressOf = ({ gameId, challengeIds }: Contest, challenge: number, origin = '') =>
  `${origin}/games/${gameId}/challenges/${challengeIds[challenge] ?? 0}`

/** Challenges without a container and without a solve, so that a flag for them is a first blood. */
const freeFor = (contest: Contest): number[] =>
  contest.challengeIds
    .map((_, nth) => nth)
    .slice(-OPEN, -OTHERS.length)
    .slice(0, FLAGS)

/** Opens the challenge and submits its flag as a player does, so that the celebration runs. */
async function ofFlag(
  browser: Browser,
  visited: Visit,
  contest: Contest,
  challenge: number,
): Promise<number> {
  const { page } = visited
  await page.locator(`nav a[title][href="${addressOf(contest, challenge)}"]`).click()
  const field = page.locator('input[name=flag]')
  await page.getByRole('heading', { level: 2, name: `Challenge ${challenge + 1}`, exact: true }).waitFor()
  await sleep(SETTLED_MS)
  await field.fill(contest.rightFlag(OWN, challenge))
  await sleep(REST_MS)
  return longestOf(browser, visited, '[data-won=now]', () => page.keyboard.press('Enter'))
}

const ofBlood = (browser: Browser, visited: Visit, act: () => Promise<void>): Promise<number> =>
  longestOf(browser, visited, '[data-toast]', act)

/** Looks for the sign only after the measurement, because a search in the page is a task of the page. */
async function longestOf(
  browser: Browser,
  visited: Visit,
  sign: string,
  act: () => Promise<void>,
): Promise<number> {
  const tasks = await tasksDuring(browser, visited, async () => {
    await act()
    await sleep(REST_MS)
  })
  if ((await visited.page.locator(sign).count()) === 0)
    throw new Error(`nothing matched ${sign} within ${REST_MS} ms`)
  return Math.max(...tasks)
}

const told = (values: readonly number[]) =>
  [0.5, 1].map((share) => percentile(values, share).toFixed(1)).join(', ')
