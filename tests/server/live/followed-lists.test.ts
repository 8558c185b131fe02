import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ownCategories } from '#contract/models/category.ts'
import { containerInstanceModel } from '#contract/models/container.ts'
import { gameEvent } from '#contract/models/event.ts'
import { gameInfoModel, type GameInfoModel } from '#contract/models/game-edit.ts'
import { rosterTeamModel } from '#contract/models/roster.ts'
import { submission } from '#contract/models/submission.ts'
import { teamInfoModel, teamUserInfoModel, type TeamInfoModel } from '#contract/models/team.ts'
import { userInfoModel } from '#contract/models/user.ts'
import { writeupInfoModel } from '#contract/models/writeup.ts'
import { systemClock } from '#server/base/clock.ts'
import { statement } from '#server/store/sql.ts'
import { aForm } from '../modules/asset/asset.world.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { aServer } from '../a-server.ts'
import { openPage, settled, shownAt, type OpenScreen } from './page.world.ts'

/** A change must reach the open screen of another user within this time after its response. */
const SOON_MS = 2_000
const HOUR_MS = 3_600_000
const NEARLY_OVER = statement(
  'test.nearlyOver',
  `update containers set expect_stop_at = now() + interval '5 minutes' where guid = $1`,
)

let world: SubmissionWorld
let screen: OpenScreen
let gameId: number
let challengeId: number
let boxId: number
let player: Player
let mate: { id: string; name: string; cookie: string }
let root: string
let guid: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  const containers = fakeProvider(clock)
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock, containers }))
  const { server } = world
  root = await world.enter((await server.user('root', 'Admin')).id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS, wpddlAt: now + HOUR_MS })
  player = await world.player(gameId)
  const user = await server.user('mate', 'Admin')
  mate = { id: user.id, name: user.name, cookie: await world.enter(user.id) }
  await server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: now })
  challengeId = await world.challenge(gameId)
  boxId = await world.challenge(gameId, { type: 'StaticContainer' })
  const box = await server.store.challenges.byId(gameId, boxId)
  await server.store.challenges.update(boxId, {
    ...(box ?? expect.fail()),
    title: 'Box',
    containerImage: 'ctf/box:1',
  })
  await world.answer(player, { gameId, challengeId }, 'flag{wrong}')
  await call('POST', `/api/game/${gameId}/container/${boxId}`, undefined, player.cookie)
  await handIn()
  screen = await openPage(server, mate.cookie, gameId, 'organiser')
  await settled(screen, {
    lines: ['live', 'live', 'live'],
    games: { [gameId]: {} },
    game: { id: gameId },
    categories: [],
    users: { [player.id]: {} },
    teams: { [player.teamId]: {} },
    ownTeams: { [player.teamId]: {} },
    containers: [{}],
    writeups: [{}],
    events: [{}, {}],
    submissions: [{}],
  })
  guid = String(shownAt(screen, 'containers.0.containerGuid'))
}, 60_000)
afterAll(async () => {
  await screen.close()
  vi.unstubAllGlobals()
  await world.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(method: Method, url: string, payload?: object | string, cookie = root) {
  const headers = { cookie, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) }
  const body = payload === undefined ? {} : { payload: JSON.stringify(payload) }
  const answer = await world.server.ask(method, url, { headers, ...body })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer
}
async function send(method: 'POST' | 'PUT', url: string, part: Parameters<typeof aForm>[0][0], by: string) {
  const { payload, headers } = aForm([part])
  const answer = await world.server.ask(method, url, { payload, headers: { ...headers, cookie: by } })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
}
/** Each picture differs, so that each has another URL. */
let sent = 0
const picture = async (url: string, by: string) => {
  sent += 1
  const create = {
    width: 300,
    height: 300,
    channels: 3,
    background: { r: (sent * 40) % 256, g: sent, b: 0 },
  } as const
  const content = await sharp({ create }).webp({ lossless: true }).toBuffer()
  await send('PUT', url, { field: 'file', name: 'a.webp', content, type: 'image/webp' }, by)
}
const handIn = async () => {
  sent += 1
  const content = `%PDF-1.7\n${'x'.repeat(sent)}`
  const part = { field: 'file', name: 'a.pdf', content, type: 'application/pdf' }
  await send('POST', `/api/game/${gameId}/writeup`, part, player.cookie)
}
const save = async (change: Partial<GameInfoModel>) => {
  const game = (await call('GET', `/api/edit/games/${gameId}`)).json<GameInfoModel>()
  await call('PUT', `/api/edit/games/${gameId}`, { ...game, ...change })
}
const iso = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS).toISOString()
const user = (change: object) => call('PUT', `/api/admin/users/${player.id}`, change)
const team = (change: object) => call('PUT', `/api/admin/teams/${player.teamId}`, change)
const retitle = (id: number, title: string) =>
  call('PUT', `/api/edit/games/${gameId}/challenges/${id}`, { title })

/** Changes a field on the server. A text: the reason why no screen has to follow it. */
type Probes = Record<string, (() => Promise<unknown>) | string>
const NEVER = 'It is what the thing is known by.'
const GAME: Probes = {
  id: NEVER,
  publicKey: 'It is made once.',
  title: () => save({ title: 'Changed' }),
  hidden: () => save({ hidden: true }),
  summary: () => save({ summary: 'changed' }),
  content: () => save({ content: 'changed' }),
  acceptWithoutReview: () => save({ acceptWithoutReview: true }),
  inviteCode: () => save({ inviteCode: 'snow' }),
  organizations: () => save({ organizations: ['North'] }),
  teamMemberCountLimit: () => save({ teamMemberCountLimit: 7 }),
  containerCountLimit: () => save({ containerCountLimit: 8 }),
  poster: () => picture(`/api/edit/games/${gameId}/poster`, root),
  practiceMode: () => save({ practiceMode: false }),
  start: () => save({ start: iso(-2) }),
  end: () => save({ end: iso(3) }),
  pausedAt: 'A pause is told as a change of the end is.',
  wpddl: () => save({ wpddl: iso(4) }),
  wpNote: () => save({ wpNote: 'changed' }),
  bloodBonus: () => save({ bloodBonus: 0 }),
}
const CATEGORIES: Probes = {
  categories: () =>
    call('PUT', `/api/edit/games/${gameId}/categories`, {
      categories: [{ tag: 'Web', label: 'Net', colour: 'gray' }],
    }),
}
const VISIT = 'It moves with every visit, and tells of the last one when the list was read.'
const USER: Probes = {
  id: NEVER,
  userName: () => user({ userName: 'renamed' }),
  realName: () => user({ realName: 'Ada' }),
  stdNumber: () => user({ stdNumber: '42' }),
  phone: () => user({ phone: '+4900000000' }),
  bio: () => user({ bio: 'changed' }),
  registerTimeUTC: 'It never changes.',
  lastVisitedUTC: VISIT,
  ip: VISIT,
  email: () => user({ email: 'changed@example.org' }),
  avatar: () => picture('/api/account/avatar', player.cookie),
  role: () => user({ role: 'Monitor' }),
  emailConfirmed: () => user({ emailConfirmed: false }),
}
const member = async () => {
  const code = (
    await call('GET', `/api/team/${player.teamId}/invite`, undefined, player.cookie)
  ).json<string>()
  const { id } = await world.server.user(`member${(sent += 1)}`)
  await team({ locked: false })
  await call('POST', '/api/team/accept', code, await world.enter(id))
}
const TEAM: Probes = {
  id: NEVER,
  name: () => team({ name: `Renamed ${(sent += 1)}` }),
  bio: () => team({ bio: `changed ${(sent += 1)}` }),
  avatar: () => picture(`/api/team/${player.teamId}/avatar`, player.cookie),
  locked: async () => {
    const before = await world.server.store.teams.byId(player.teamId)
    await team({ locked: before?.locked !== true })
  },
  members: member,
}
const profile = (change: object) => call('PUT', '/api/account/update', change, player.cookie)
const MEMBER: Probes = {
  id: NEVER,
  userName: () => profile({ userName: 'renamed2' }),
  bio: () => profile({ bio: 'changed again' }),
  avatar: () => picture('/api/account/avatar', player.cookie),
  captain: async () => {
    await team({ locked: false })
    await call('PUT', `/api/team/${player.teamId}/transfer`, { newCaptainId: mate.id }, player.cookie)
    await call('PUT', `/api/team/${player.teamId}/transfer`, { newCaptainId: player.id }, mate.cookie)
    await call('PUT', `/api/team/${player.teamId}/transfer`, { newCaptainId: mate.id }, player.cookie)
  },
}
const STARTED = 'A container keeps it.'
const CONTAINER: Probes = {
  team: () => team({ name: `Renamed ${(sent += 1)}` }),
  challenge: () => retitle(boxId, 'Chest'),
  gameId: NEVER,
  image: STARTED,
  containerGuid: NEVER,
  containerId: STARTED,
  startedAt: STARTED,
  expectStopAt: async () => {
    await world.server.store.sql.run(NEARLY_OVER, [guid])
    await call('POST', `/api/game/${gameId}/container/${boxId}/prolong`, undefined, player.cookie)
  },
  publicIP: STARTED,
  publicPort: STARTED,
}
const WRITEUP: Probes = {
  id: NEVER,
  team: () => team({ name: `Renamed ${(sent += 1)}` }),
  url: handIn,
  uploadTimeUTC: handIn,
  organization: 'It is chosen once, when a team joins.',
  fileName: 'It is made of the moment, which has a probe.',
  fileSize: handIn,
}
const RECORD = 'It tells of a moment.'
const SUBMISSION: Probes = {
  answer: RECORD,
  status: RECORD,
  time: RECORD,
  user: () => user({ userName: `named${(sent += 1)}` }),
  team: () => team({ name: `Renamed ${(sent += 1)}` }),
  challenge: () => retitle(challengeId, 'Ebb'),
  number: NEVER,
  facts: RECORD,
}
const EVENT: Probes = {
  type: RECORD,
  content: RECORD,
  time: RECORD,
  user: () => user({ userName: `named${(sent += 1)}` }),
  team: () => team({ name: `Renamed ${(sent += 1)}` }),
  number: NEVER,
}

const follows = async (at: string, change: () => Promise<unknown>) => {
  const before = JSON.stringify(shownAt(screen, at))
  await change()
  await vi.waitFor(() => expect(JSON.stringify(shownAt(screen, at))).not.toBe(before), {
    timeout: SOON_MS,
    interval: 20,
  })
}

// The order matters: another user is captain at the end.
describe.each([
  { name: 'the list of games', model: gameInfoModel, probes: GAME, at: () => `games.${gameId}.` },
  { name: 'the categories in the editor', model: ownCategories, probes: CATEGORIES, at: () => '' },
  {
    name: 'the list of containers',
    model: containerInstanceModel,
    probes: CONTAINER,
    at: () => 'containers.0.',
  },
  { name: 'the writeups', model: writeupInfoModel, probes: WRITEUP, at: () => 'writeups.0.' },
  {
    name: 'the list of teams',
    model: rosterTeamModel,
    probes: { ...TEAM, createTimeUTC: 'It never changes.' },
    at: () => `teams.${player.teamId}.`,
  },
  { name: 'an own team', model: teamInfoModel, probes: TEAM, at: () => `ownTeams.${player.teamId}.` },
  { name: 'the submissions', model: submission, probes: SUBMISSION, at: () => 'submissions.0.' },
  { name: 'the events', model: gameEvent, probes: EVENT, at: () => 'events.1.' },
  {
    name: 'a member of an own team',
    model: teamUserInfoModel,
    probes: MEMBER,
    at: () => `ownTeams.${player.teamId}.members.`,
  },
  { name: 'the list of users', model: userInfoModel, probes: USER, at: () => `users.${player.id}.` },
])('of $name', ({ model, probes, at }) => {
  test('every field has a probe, or a reason for none', () => {
    expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
  })
  test.each(
    Object.entries(probes).flatMap(([field, change]) =>
      typeof change === 'string' ? [] : [{ field, change }],
    ),
  )('a change of $field is on an open screen within two seconds', async ({ field, change }) => {
    await follows(model === teamUserInfoModel ? at().slice(0, -1) : at() + field, change)
  })
})

describe('the head of the editor', () => {
  test.each(['title', 'hidden'])('follows the $0 of a game', async (field) => {
    const at = `game.${field}`
    await follows(at, () =>
      save(field === 'title' ? { title: 'Headed' } : { hidden: shownAt(screen, at) !== true }),
    )
  })
})

describe('created and deleted entries', () => {
  const aUser = async () => (await world.server.user(`made${(sent += 1)}`)).id
  const makeUsers = (userName: string) =>
    call('POST', '/api/admin/users', [{ userName, password: 'Harb0ur-7', email: `${userName}@example.org` }])
  const aTeam = async () => {
    const cookie = await world.enter(await aUser())
    return (await call('POST', '/api/team', { name: 'Made' }, cookie)).json<TeamInfoModel>().id
  }
  const aGame = async () =>
    (
      await call('POST', '/api/edit/games', { title: 'Made', start: iso(1), end: iso(2), hidden: true })
    ).json<GameInfoModel>().id

  test('a created account', () => follows('users', () => makeUsers('newcomer')))
  test('a registered account', async () => {
    await call('PUT', '/api/admin/config', { accountPolicy: { activeOnRegister: true, useCaptcha: false } })
    await follows('users', async () => {
      const body = { userName: 'stranger', password: 'Harb0ur-7', email: 'stranger@example.org' }
      await call('POST', '/api/account/register', body, '')
    })
  })
  test('a deleted account', async () => {
    const id = await aUser()
    await follows('users', () => user({ bio: 'before' }))
    await follows('users', () => call('DELETE', `/api/admin/users/${id}`))
  })
  test('a created team', () => follows('teams', aTeam))
  test('a deleted team', async () => {
    let id = 0
    await follows('teams', async () => (id = await aTeam()))
    await follows(`teams.${id}`, () => call('DELETE', `/api/admin/teams/${id}`))
  })
  test('an own team that another tab creates, and a deleted one', async () => {
    let id = 0
    await follows('ownTeams', async () => {
      await call('PUT', `/api/team/${player.teamId}/transfer`, { newCaptainId: player.id }, mate.cookie)
      id = (await call('POST', '/api/team', { name: 'Mine' }, mate.cookie)).json<TeamInfoModel>().id
    })
    await vi.waitFor(() => expect(shownAt(screen, `ownTeams.${id}`)).toBeDefined(), SOON_MS)
    await follows(`ownTeams.${id}`, () => call('DELETE', `/api/admin/teams/${id}`))
  })
  test('a created game', () => follows('games', aGame))
  test('a deleted game', async () => {
    let id = 0
    await follows('games', async () => (id = await aGame()))
    await follows(`games.${id}`, () => call('DELETE', `/api/edit/games/${id}`))
  })
  test('a destroyed container', () =>
    follows('containers', () => call('DELETE', `/api/admin/instances/${guid}`)))
  test('an own team from which the user is removed', async () => {
    await user({ emailConfirmed: true })
    player.cookie = await world.enter(player.id)
    await team({ locked: false })
    await follows(`ownTeams.${player.teamId}`, () =>
      call('POST', `/api/team/${player.teamId}/kick/${mate.id}`, undefined, player.cookie),
    )
  })
})
