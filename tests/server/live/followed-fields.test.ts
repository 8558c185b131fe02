import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ownCategories } from '#contract/models/category.ts'
import { globalConfigAnswer } from '#contract/models/config.ts'
import { basicGameInfoModel, detailedGameInfoModel } from '#contract/models/game.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { gameNotice, type GameNotice } from '#contract/models/notice.ts'
import { systemClock } from '#server/base/clock.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { aServer } from '../a-server.ts'
import { openPage, shownAt, type OpenScreen } from './page.world.ts'

/** A change must reach an open screen within this time after its response. */
const SOON_MS = 2_000
const HOUR_MS = 3_600_000

let world: SubmissionWorld
let screen: OpenScreen
let gameId: number
let challengeId: number
let player: Player
let other: Player
let root: string
beforeAll(async () => {
  world = await submissionWorld(
    await aServer({ config: { rateLimit: false }, clock: { ...systemClock, advance: () => {} } }),
  )
  const admin = await world.server.user('root', 'Admin')
  root = await world.enter(admin.id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS, organizations: ['North'] })
  player = await world.player(gameId)
  other = await world.player(gameId)
  challengeId = await world.challenge(gameId)
  screen = await openPage(world.server, player.cookie, gameId)
  await vi.waitFor(
    () =>
      expect(screen.shown).toMatchObject({
        line: 'live',
        game: { id: gameId },
        board: { rows: [{}, {}] },
        categories: [],
        notices: [],
      }),
    15_000,
  )
}, 60_000)
afterAll(async () => {
  await screen.close()
  vi.unstubAllGlobals()
  await world.close()
})

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = root) {
  const answer = await world.server.ask(method, url, { headers: { cookie }, ...(payload ? { payload } : {}) })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer
}
const save = async (change: Partial<GameInfoModel>) => {
  const game = (await call('GET', `/api/edit/games/${gameId}`)).json<GameInfoModel>()
  await call('PUT', `/api/edit/games/${gameId}`, { ...game, ...change })
}
const iso = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS).toISOString()
const challenge = (change: object) =>
  call('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, change)
/** Each picture differs, so that each has another URL. */
let pictures = 0
const form = async (url: string, cookie = root) => {
  pictures += 1
  const file = await sharp({
    create: { width: 300, height: 300, channels: 3, background: { r: pictures, g: 0, b: 0 } },
  })
    .webp({ lossless: true })
    .toBuffer()
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\nContent-Type: image/webp\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
  expect((await world.server.ask('PUT', url, { headers, payload })).statusCode).toBe(200)
}
const platform = (globalConfig: object) =>
  call('PUT', '/api/admin/config', { globalConfig: { title: 'A', slogan: 'B', ...globalConfig } })
const notice = async () =>
  (await call('POST', `/api/edit/games/${gameId}/notices`, { content: 'first' })).json<GameNotice>()

/**
 * `change` changes a field on the server, and `at` is its place on a screen. A text: the reason why no screen
 * has to follow it.
 */
type Probe = { change: () => Promise<unknown>; at: string } | string
const NEVER = 'It is what the thing is known by.'
const GAME: Record<string, Probe> = {
  id: NEVER,
  title: { change: () => save({ title: 'Changed' }), at: 'game.title' },
  summary: { change: () => save({ summary: 'changed' }), at: 'game.summary' },
  content: { change: () => save({ content: 'changed' }), at: 'game.content' },
  organizations: { change: () => save({ organizations: ['North', 'South'] }), at: 'game.organizations' },
  inviteCodeRequired: { change: () => save({ inviteCode: 'snow' }), at: 'game.inviteCodeRequired' },
  limit: { change: () => save({ teamMemberCountLimit: 7 }), at: 'game.limit' },
  practiceMode: { change: () => save({ practiceMode: false }), at: 'game.practiceMode' },
  rehearsalOf: 'A copy is one from its first moment to its last.',
  start: { change: () => save({ start: iso(-2) }), at: 'game.start' },
  pausedAt: { change: () => call('POST', `/api/edit/games/${gameId}/pause`), at: 'game.pausedAt' },
  storedEnd: { change: () => save({ end: iso(2.5) }), at: 'game.storedEnd' },
  end: {
    change: async () => {
      await call('POST', `/api/edit/games/${gameId}/resume`)
      await save({ end: iso(3) })
    },
    at: 'game.end',
  },
  poster: { change: () => form(`/api/edit/games/${gameId}/poster`), at: 'game.poster' },
  teamCount: {
    change: async () => {
      await save({ inviteCode: '' })
      const { cookie, teamId } = await world.player(await world.game())
      await call('POST', `/api/game/${gameId}`, { teamId, organization: 'North' }, cookie)
    },
    at: 'game.teamCount',
  },
  teamName: {
    change: () => call('PUT', `/api/admin/teams/${player.teamId}`, { name: 'Renamed' }),
    at: 'game.teamName',
  },
  organization: {
    change: () =>
      call('PUT', `/api/edit/games/${gameId}/teams/${player.participationId}/organization`, {
        organization: 'South',
      }),
    at: 'game.organization',
  },
  hidden: { change: () => save({ hidden: true }), at: 'game.hidden' },
  status: {
    change: () => call('PUT', `/api/admin/participation/${player.participationId}/Suspended`),
    at: 'game.status',
  },
  banReason: {
    change: async () => {
      await call('PUT', `/api/admin/participation/${player.participationId}/Accepted`)
      await call('PUT', `/api/edit/games/${gameId}/teams/reviewed`, {
        status: 'Suspended',
        teams: [{ id: player.participationId, status: 'Accepted' }],
        reason: 'Shared a flag.',
      })
    },
    at: 'game.banReason',
  },
}
const LIST: Record<string, Probe> = {
  id: NEVER,
  title: { change: () => save({ title: 'On the list' }), at: 'games.0.title' },
  summary: { change: () => save({ summary: 'on the list' }), at: 'games.0.summary' },
  limit: { change: () => save({ teamMemberCountLimit: 9 }), at: 'games.0.limit' },
  start: { change: () => save({ start: iso(-3) }), at: 'games.0.start' },
  pausedAt: { change: () => call('POST', `/api/edit/games/${gameId}/pause`), at: 'games.0.pausedAt' },
  storedEnd: { change: () => save({ end: iso(3.5) }), at: 'games.0.storedEnd' },
  end: {
    change: async () => {
      await call('POST', `/api/edit/games/${gameId}/resume`)
      await save({ end: iso(4) })
    },
    at: 'games.0.end',
  },
  poster: { change: () => form(`/api/edit/games/${gameId}/poster`), at: 'games.0.poster' },
  winner: 'It is known after the end. A reveal and an edit of the game tell of a change.',
}
const CATEGORIES: Record<string, Probe> = {
  categories: {
    change: () =>
      call('PUT', `/api/edit/games/${gameId}/categories`, {
        categories: [{ tag: 'Web', label: 'Net', colour: 'gray' }],
      }),
    at: 'categories',
  },
}
const BOARD: Record<string, Probe> = {
  start: { change: () => save({ start: iso(-4) }), at: 'board.startsAt' },
  end: { change: () => save({ end: iso(5) }), at: 'board.endsAt' },
  freezeAt: {
    change: () => call('PUT', `/api/edit/games/${gameId}/freeze`, { freezeAt: iso(-1) }),
    at: 'board.freeze.freezeAt',
  },
  revealedAt: {
    change: () => call('POST', `/api/edit/games/${gameId}/reveal`),
    at: 'board.freeze.revealedAt',
  },
  bloodBonus: { change: () => save({ bloodBonus: 0 }), at: 'board.bloodBonus' },
  organizations: { change: () => save({ organizations: ['West'] }), at: 'board.organizations' },
  solves: {
    change: () => world.answer(other, { gameId, challengeId }, 'flag{right}'),
    at: 'board.challenges.0.solved',
  },
}
const CHALLENGE: Record<string, Probe> = {
  title: { change: () => challenge({ title: 'Ebb' }), at: 'board.challenges.0.title' },
  tag: { change: () => challenge({ tag: 'Crypto' }), at: 'board.challenges.0.tag' },
  originalScore: {
    change: () => challenge({ originalScore: 900 }),
    at: 'board.challenges.0.curve.originalScore',
  },
  minScoreRate: {
    change: () => challenge({ minScoreRate: 0.9 }),
    at: 'board.challenges.0.curve.minScoreRate',
  },
  difficulty: { change: () => challenge({ difficulty: 9 }), at: 'board.challenges.0.curve.difficulty' },
}
const TEAM: Record<string, Probe> = {
  names: {
    change: () => call('PUT', `/api/admin/teams/${other.teamId}`, { name: 'Others' }),
    at: 'board.rows.1.name',
  },
  avatars: {
    change: () => form(`/api/team/${other.teamId}/avatar`, other.cookie),
    at: 'board.rows.1.avatar',
  },
}
const NOTICE: Record<string, Probe> = {
  id: { change: notice, at: 'notices.0.id' },
  type: 'It never changes.',
  content: {
    change: async () => {
      const [{ id } = { id: 0 }] = (await call('GET', `/api/edit/games/${gameId}/notices`)).json<
        GameNotice[]
      >()
      await call('PUT', `/api/edit/games/${gameId}/notices/${id}`, { content: 'changed' })
    },
    at: 'notices.0.content',
  },
  time: 'It changes with the content.',
}
const CONFIG: Record<string, Probe> = {
  title: { change: () => platform({ title: 'Harbour' }), at: 'config.title' },
  slogan: { change: () => platform({ slogan: 'Sail' }), at: 'config.slogan' },
  beianInfo: { change: () => platform({ beianInfo: 'ICP 1' }), at: 'config.beianInfo' },
  customTheme: { change: () => platform({ customTheme: '#7c3aed' }), at: 'config.customTheme' },
  allowRegister: {
    change: () => call('PUT', '/api/admin/config', { accountPolicy: { allowRegister: false } }),
    at: 'config.allowRegister',
  },
  logoUrl: { change: () => form('/api/admin/config/logo'), at: 'config.logoUrl' },
  features: 'Only another version of the server has others.',
  uploadBytes: 'A setting of the process: it changes with a restart.',
}

/**
 * The board is not listed, because its columns reach a screen together in one snapshot.
 * `counted-changes.test.ts` checks that every call counts its change, and `board-fields.test.ts` that every
 * field reaches the screen.
 */
test.each([
  { name: 'the platform', model: globalConfigAnswer, probes: CONFIG },
  { name: 'a notice', model: gameNotice, probes: NOTICE },
  { name: 'the categories of a game', model: ownCategories, probes: CATEGORIES },
  { name: 'a game in a list', model: basicGameInfoModel, probes: LIST },
  { name: 'a game', model: detailedGameInfoModel, probes: GAME },
])('every field of $name has a probe, or a reason for none', ({ model, probes }) => {
  expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
})

// The order matters: changes that hide the game or remove the player come last.
describe.each([
  { name: 'the platform', probes: CONFIG },
  { name: 'notices', probes: NOTICE },
  { name: 'the board', probes: { ...CHALLENGE, ...TEAM, ...BOARD } },
  { name: 'the categories of a game', probes: CATEGORIES },
  { name: 'a game in a list', probes: LIST },
  { name: 'a game', probes: GAME },
])('of $name', ({ probes }) => {
  test.each(
    Object.entries(probes).flatMap(([field, probe]) =>
      typeof probe === 'string' ? [] : [{ field, ...probe }],
    ),
  )('a change of $field is on an open screen within two seconds', async ({ change, at }) => {
    const before = JSON.stringify(shownAt(screen, at))
    await change()
    await vi.waitFor(() => expect(JSON.stringify(shownAt(screen, at))).not.toBe(before), {
      timeout: SOON_MS,
      interval: 20,
    })
  })
})
