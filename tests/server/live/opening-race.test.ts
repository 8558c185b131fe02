import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { systemClock } from '#server/base/clock.ts'
import { aServer } from '../a-server.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { openPage, shownAt, type OpenScreen } from './page.world.ts'

const HOUR_MS = 3_600_000
/** The screen reads, opens its connection and receives the recap within this time. */
const OPENING_MS = 1_200
const OPENINGS = 12
const PATIENCE_MS = 15_000

let world: SubmissionWorld
let gameId: number
let player: Player
let mate: { id: string; cookie: string }
let root: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock }))
  const { server } = world
  root = await world.enter((await server.user('root', 'Admin')).id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS })
  player = await world.player(gameId)
  const user = await server.user('mate', 'Admin')
  mate = { id: user.id, cookie: await world.enter(user.id) }
  await server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: now })
  await world.challenge(gameId)
}, 60_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await world.close()
})

async function put(url: string, body: object) {
  const answer = await world.server.ask('PUT', url, {
    headers: { cookie: root, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  expect(answer.statusCode).toBe(200)
}
/** Makes one change of each kind that an organiser's screens show. */
async function rename(name: string) {
  const address = `/api/edit/games/${gameId}`
  const read = await world.server.ask('GET', address, { headers: { cookie: root } })
  await put(address, { ...read.json<GameInfoModel>(), title: `Game ${name}` })
  await put(`/api/admin/teams/${player.teamId}`, { name: `Team ${name}` })
  await put(`/api/admin/users/${player.id}`, { realName: `User ${name}` })
}
const isLive = (screen: OpenScreen) => expect(shownAt(screen, 'lines')).toEqual(['live', 'live', 'live'])
function shows(screen: OpenScreen, name: string) {
  const paths = [
    [`games.${gameId}.title`, `Game ${name}`],
    ['game.title', `Game ${name}`],
    [`users.${player.id}.realName`, `User ${name}`],
    [`teams.${player.teamId}.name`, `Team ${name}`],
    [`ownTeams.${player.teamId}.name`, `Team ${name}`],
  ] as const
  expect(Object.fromEntries(paths.map(([path]) => [path, shownAt(screen, path)]))).toEqual(
    Object.fromEntries(paths),
  )
}

test('a change during the opening of a screen is not lost', { timeout: OPENINGS * PATIENCE_MS }, async () => {
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    // Spreads the changes over the opening: before the reads, between them and the connection, and after.
    const delayMs = (OPENING_MS / OPENINGS) * opening
    const changed = new Promise((resolve) => setTimeout(resolve, delayMs)).then(() => rename(`${opening}`))
    const screen = await openPage(world.server, mate.cookie, gameId, 'organiser')
    await changed
    await vi.waitFor(() => isLive(screen), PATIENCE_MS)
    await vi.waitFor(() => shows(screen, `${opening}`), PATIENCE_MS)
    await screen.close()
  }
})

test('a screen without changes makes each request once', { timeout: 90_000 }, async () => {
  // The change is older than the opening of a page, but recent enough for a recap.
  await rename('quiet')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const screen = await openPage(world.server, mate.cookie, gameId, 'organiser')
  await vi.waitFor(() => isLive(screen), PATIENCE_MS)
  await vi.waitFor(() => shows(screen, 'quiet'), PATIENCE_MS)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const twice = screen.asked.filter((address, at) => screen.asked.indexOf(address) !== at)
  // Leaves out feeds, which read once more if the connection opens late.
  expect(twice.filter((address) => !/\/(?:events|submissions|notices|logs)/.test(address))).toEqual([])
  await screen.close()
})
