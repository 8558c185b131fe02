import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import type { Pool } from 'pg'
import { randomIds } from '#server/base/ids.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { browsing } from './browsing.ts'
import { seedContest } from './contest.ts'

const SIZE = { users: 10_000, teams: 5_000, challenges: 500 }
const TYPED = ['user99', 'team 4', 'challenge 4']
/** Users perceive up to a tenth of a second as immediate, and thirty frames a second as smooth. */
const KEY_MS = 100
const FRAME_MS = 34
const STEPS = 60

export const name = 'admin-lists'
export const bar = 1
export const unit = 'of the bar it is closest to'

/**
 * An administrator types into the search of each list, and scrolls it from its top to its end: both must stay
 * smooth with all rows of a large event.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seedRosters, { env: { RATE_LIMIT: 'off' } })
  const { gameId, token } = server.seeded
  const lists = ['/admin/users', '/admin/teams', `/games/${gameId}/room/challenges`]
  try {
    return await browsing(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
      await context.addCookies([{ name: COOKIE, value: token, url: server.origin }])
      const ratios: number[] = []
      for (const [nth, path] of lists.entries()) {
        const page = await context.newPage()
        await page.goto(server.origin + path)
        await page.waitForSelector('#content table tbody tr, #content ul li a')
        const frames = await scrolled(page)
        const keys = await typed(page, TYPED[nth] ?? '')
        const [key, frame] = [percentile(keys, 0.95), percentile(frames, 0.95)]
        tell(
          `${path}: of 20 keys one is seen after ${key.toFixed(0)} ms, bar ${KEY_MS}; of 20 frames one takes ${frame.toFixed(0)} ms, bar ${FRAME_MS}`,
        )
        ratios.push(key / KEY_MS, frame / FRAME_MS)
        await page.close()
      }
      return Math.max(...ratios)
    })
  } finally {
    await server.stop()
  }
}

/**
 * Measures from each key press to the second frame after it, because the first frame may be painted before
 * the change.
 */
async function typed(page: Page, text: string): Promise<number[]> {
  const field = page.getByRole('searchbox').first()
  await field.focus()
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => requestAnimationFrame(() => seen.push(performance.now() - timeStamp))),
      true,
    )
  })
  for (let round = 0; round < 3; round++) {
    for (const key of text) await page.keyboard.type(key, { delay: 80 })
    await page.waitForTimeout(600)
    for (const _ of text) await page.keyboard.press('Backspace', { delay: 40 })
    await page.waitForTimeout(600)
  }
  return page.evaluate(() => Reflect.get(globalThis, 'seen') as number[])
}

async function scrolled(page: Page): Promise<number[]> {
  return page.evaluate(async (steps) => {
    const frames: number[] = []
    // The page gets no named functions, because the compiler of this file adds a helper to them that the page
    // does not have.
    let before = await new Promise<number>((settle) => requestAnimationFrame(settle))
    for (let step = 1; step <= steps; step++) {
      scrollTo(0, (document.documentElement.scrollHeight * step) / steps)
      const now = await new Promise<number>((settle) => requestAnimationFrame(settle))
      frames.push(now - before)
      before = now
    }
    return frames
  }, STEPS)
}

async function seedRosters(pool: Pool): Promise<{ gameId: number; token: string }> {
  const { gameId } = await seedContest(pool, { teams: 1, challenges: SIZE.challenges })
  const [adminId, token] = [randomIds.guid(), randomBytes(32).toString('base64url')]
  await pool.query(
    `insert into users (id, name, name_key, email, email_key, password_hash, role, email_confirmed, real_name, std_number, registered_at, last_visit_at, stamp)
     select case when nth = 0 then $1::uuid else gen_random_uuid() end, 'user' || nth, 'user' || nth, 'user' || nth || '@bench.example', 'user' || nth || '@bench.example', '',
       case when nth = 0 then 'Admin' else 'User' end, true, '王小' || nth % 97, (200000 + nth)::text, now(), now(), 's' from generate_series(0, $2::integer) nth`,
    [adminId, SIZE.users],
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, ip, agent, stamp)
     values ($1, $2, now(), now(), now() + interval '7 days', '127.0.0.1', 'bench', 's')`,
    [createHash('sha256').update(token).digest('hex'), adminId],
  )
  await pool.query(
    `with team as (
       insert into teams (name, invite_token, captain_id, created_at)
       select 'Team ' || row_number() over (), repeat('0', 32), id, now() from users where name like 'user%' limit $1 returning id, captain_id
     )
     insert into team_members (team_id, user_id, joined_at) select id, captain_id, now() from team`,
    [SIZE.teams],
  )
  return { gameId, token }
}
