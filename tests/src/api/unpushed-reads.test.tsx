import { afterEach, expect, test } from 'vitest'
import { aConfig, aPost, aProfile, aSession, aTeam } from '../../worlds/builders.ts'
import { gameIn } from '../../worlds/game-in.ts'
import { ok } from '../../worlds/participation.world.ts'
import { openTimed, type TimedApp } from '../../worlds/timed.world.tsx'
import '../../worlds/profile-screen.ts'

const MINUTE_MS = 60_000
const chrome = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36'
const writeup = { submitted: false, name: '#', fileSize: 0, note: '' }
const post = aPost({ title: 'Welcome' })
let app: TimedApp | null = null

afterEach(() => app?.close())

/** A base server sends no changes of these reads, so they are read at intervals. */
test.each([
  {
    what: 'a writeup of another member',
    at: '/games/1',
    call: 'GET /api/game/1/writeup',
    before: writeup,
    after: { ...writeup, submitted: true, name: 'Writeup-1-1.pdf', fileSize: 5 },
    shown: /Writeup-1-1\.pdf/,
    waitMs: MINUTE_MS,
  },
  {
    what: 'a session of another device',
    at: '/account/profile',
    call: 'GET /api/account/sessions',
    before: [aSession()],
    after: [
      aSession(),
      aSession({ id: '7e1f0d83-5a6c-4a1e-8a52-3a1d7c2be911', current: false, agent: chrome }),
    ],
    shown: /Chrome on Android/,
    waitMs: MINUTE_MS,
  },
  {
    what: 'a changed post',
    at: `/posts/${post.id}`,
    call: `GET /api/posts/${post.id}`,
    before: post,
    after: { ...post, title: 'Lunch' },
    shown: 'Lunch',
    waitMs: 5 * MINUTE_MS,
  },
])('an open screen reads $what again within minutes', async ({ at, call, before, after, shown, waitMs }) => {
  app = await openTimed(at, {
    'GET /api/config': ok(aConfig({ features: ['sessions'] })),
    'GET /api/account/profile': ok(aProfile()),
    'GET /api/team': ok([aTeam()]),
    'GET /api/game/1': ok(gameIn('ended', { status: 'Accepted', teamName: 'Red Pandas' })),
    [call]: ok(before),
  })
  await expect.poll(() => app?.server.countOf(call)).toBeGreaterThan(0)
  app.seesNot(shown)
  app.server.says(call, ok(after))
  await app.passes(waitMs + 1_000)
  await app.sees(shown)
})
