import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { ownSession, type OwnSession } from '#contract/models/session.ts'
import { basicWriteupInfoModel } from '#contract/models/writeup.ts'
import { systemClock } from '#server/base/clock.ts'
import { aServer } from '../a-server.ts'
import { aForm } from '../modules/asset/asset.world.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { openPage, settled, shownAt, type OpenScreen } from './page.world.ts'

/** A change must reach the open screen of a user within this time after its response. */
const SOON_MS = 2_000
const HOUR_MS = 3_600_000

let world: SubmissionWorld
let screen: OpenScreen
let gameId: number
let player: Player
let mate: Player
let root: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock }))
  root = await world.enter((await world.server.user('root', 'Admin')).id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS, wpddlAt: now + HOUR_MS })
  player = await world.player(gameId)
  mate = await world.mate(gameId, player)
  screen = await openPage(world.server, player.cookie, gameId, 'account')
  await settled(screen, {
    lines: ['live', 'live'],
    writeup: { submitted: false },
    sessions: [{ current: true }],
  })
}, 60_000)
afterAll(async () => {
  await screen.close()
  vi.unstubAllGlobals()
  await world.close()
})

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  cookie: string,
  payload?: object,
) {
  const body = payload === undefined ? {} : { payload }
  const answer = await world.server.ask(method, url, { headers: { cookie }, ...body })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer
}
let sent = 0
async function handIn(by = mate) {
  sent += 1
  const content = `%PDF-1.7\n${'x'.repeat(sent)}`
  const form = aForm([{ field: 'file', name: 'a.pdf', content, type: 'application/pdf' }])
  const headers = { ...form.headers, cookie: by.cookie }
  const answer = await world.server.ask('POST', `/api/game/${gameId}/writeup`, {
    payload: form.payload,
    headers,
  })
  expect(answer.statusCode).toBe(200)
}
async function noteOf(wpNote: string) {
  const game = (await call('GET', `/api/edit/games/${gameId}`, root)).json<GameInfoModel>()
  await call('PUT', `/api/edit/games/${gameId}`, root, { ...game, wpNote })
}
const shows = (at: string, isThere: (value: string) => void) =>
  vi.waitFor(() => isThere(JSON.stringify(shownAt(screen, at))), { timeout: SOON_MS, interval: 20 })
async function follows(at: string, change: () => Promise<unknown>) {
  const before = JSON.stringify(shownAt(screen, at))
  await change()
  await shows(at, (value) => expect(value).not.toBe(before))
}

/** Changes a field on the server. A text: the reason why no screen has to follow it. */
type Probes = Record<string, (() => Promise<unknown>) | string>
const WRITEUP: Probes = {
  submitted: () => handIn(),
  // Waits a second, because the name contains the second of the upload.
  name: async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await handIn()
  },
  fileSize: () => handIn(),
  note: () => noteOf('As a PDF, please.'),
}
const ONCE = 'It is set once, when the session begins. New sessions have a test.'
const USE = 'It moves with every use, and tells of the last one when the list was read, each minute.'
const SESSION: Record<string, string> = {
  id: ONCE,
  createdAt: ONCE,
  seenAt: USE,
  expiresAt: USE,
  ip: ONCE,
  agent: ONCE,
  current: ONCE,
}

test.each([
  { name: "the team's writeup", model: basicWriteupInfoModel, probes: WRITEUP },
  { name: 'a session', model: ownSession, probes: SESSION },
])('every field of $name has a probe, or a reason for none', ({ model, probes }) => {
  expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
})

describe('the writeup of the own team', () => {
  test.each(
    Object.entries(WRITEUP).flatMap(([field, change]) =>
      typeof change === 'string' ? [] : [{ field, change }],
    ),
  )('shows a change of $field by someone else within two seconds', ({ field, change }) =>
    follows(`writeup.${field}`, change),
  )
})

test("the writeup of another team, and another user's sign-in, make the screen read nothing", async () => {
  const other = await world.player(gameId)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const before = screen.asked.length
  await handIn(other)
  await world.server.signIn(other.name)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(screen.asked.slice(before)).toEqual([])
})

describe("the list of the user's sessions", () => {
  const enter = () => world.server.signIn(player.name)
  const sessionsOf = async (cookie: string) =>
    (await call('GET', '/api/account/sessions', cookie)).json<OwnSession[]>()
  test('shows a sign-in on another device within two seconds', () => follows('sessions', enter))
  test('shows within two seconds that a session has ended on the other device', async () => {
    const cookie = await enter()
    const id = (await sessionsOf(cookie)).find(({ current }) => current)?.id ?? expect.fail()
    await shows('sessions', (value) => expect(value).toContain(id))
    await call('POST', '/api/account/logout', cookie)
    await shows('sessions', (value) => expect(value).not.toContain(id))
  })
  test('shows within two seconds that another device has ended a session', async () => {
    const [one, other] = [await enter(), await enter()]
    const id = (await sessionsOf(other)).find(({ current }) => current)?.id ?? expect.fail()
    await shows('sessions', (value) => expect(value).toContain(id))
    await call('DELETE', `/api/account/sessions/${id}`, one)
    await shows('sessions', (value) => expect(value).not.toContain(id))
  })
})
