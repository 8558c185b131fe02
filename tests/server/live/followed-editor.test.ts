import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressedNotice, type AddressedNotice } from '#contract/models/addressed-notice.ts'
import { profileUserInfoModel } from '#contract/models/account.ts'
import { challengeEditDetailModel, challengeInfoModel } from '#contract/models/challenge-edit.ts'
import { cheatInfoModel } from '#contract/models/cheat.ts'
import { flagInfoModel } from '#contract/models/flag.ts'
import { gameNotice, type GameNotice } from '#contract/models/notice.ts'
import { participationInfoModel } from '#contract/models/participation.ts'
import { teamWithDetailedUserInfo } from '#contract/models/team.ts'
import { systemClock } from '#server/base/clock.ts'
import { aServer } from '../a-server.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { editedFieldsOf, otherValue } from './other-value.ts'
import { openPage, settled, shownAt, type OpenScreen } from './page.world.ts'

/** A change must reach the open screen of another organiser within this time after its response. */
const SOON_MS = 2_000
const HOUR_MS = 3_600_000

let world: SubmissionWorld
let screen: OpenScreen
let gameId: number
let challengeId: number
let otherId: number
let player: Player
let mate: Player
let root: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  const containers = fakeProvider(clock)
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock, containers }))
  const { server } = world
  root = await world.enter((await server.user('root', 'Admin')).id)
  const other = await world.enter((await server.user('other', 'Admin')).id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS })
  player = await world.player(gameId)
  mate = await world.mate(gameId, player)
  await server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: now })
  challengeId = await world.challenge(gameId, { type: 'DynamicAttachment', flags: ['flag{right}'] })
  await world.deal({ challengeId }, player, 'flag{own}')
  otherId = await world.challenge(gameId)
  screen = await openPage(server, other, gameId, 'organiser')
  await settled(screen, {
    lines: ['live', 'live', 'live'],
    participations: [{}],
    challenges: { [challengeId]: {} },
    challenge: { id: challengeId },
    cheats: [],
    notices: [],
    addressed: [],
  })
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
const game = () => `/api/edit/games/${gameId}`
const edit = (change: object) => call('PUT', `${game()}/challenges/${challengeId}`, change)
const addFlag = () => call('POST', `${game()}/challenges/${challengeId}/flags`, [{ flag: 'flag{more}' }])
/** An earlier probe has locked the challenge. */
const solve = async () => {
  await edit({ prerequisites: [] })
  await world.answer(player, { gameId, challengeId }, 'flag{own}')
}
const user = (change: object) => call('PUT', `/api/admin/users/${mate.id}`, change)
const team = (change: object) => call('PUT', `/api/admin/teams/${player.teamId}`, change)
async function cheat() {
  const thief = await world.player(gameId)
  await world.server.store.challenges.makeInstances(challengeId)
  await world.deal({ challengeId }, thief, 'flag{thief}')
  await world.answer(thief, { gameId, challengeId }, 'flag{own}')
}
async function join() {
  const newcomer = await world.server.user('newcomer')
  const code = (
    await call('GET', `/api/team/${player.teamId}/invite`, undefined, await world.enter(mate.id))
  ).json<string>()
  await team({ locked: false })
  const cookie = await world.enter(newcomer.id)
  await world.server.ask('POST', '/api/team/accept', {
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(code),
  })
  await call('POST', `/api/game/${gameId}`, { teamId: player.teamId }, cookie)
}
const captain = async () => {
  await team({ locked: false })
  await call('PUT', `/api/team/${player.teamId}/transfer`, { newCaptainId: mate.id }, player.cookie)
}

/** Changes a field on the server. A text: the reason why no screen has to follow it. */
type Probes = Record<string, (() => Promise<unknown>) | string>
const NEVER = 'It is what the thing is known by.'
const RECORD = 'It tells of a moment.'
const COUNTED = 'The table counts it when it opens. The room’s overview follows it.'
const PARTS = 'Each of its fields has a probe.'
/** Gives each edited field another value, so that a new field needs no probe of its own. */
const edits = (model: { properties: object }): Probes =>
  Object.fromEntries(
    editedFieldsOf(model).map((field) => [
      field,
      () => edit({ [field]: otherValue(field, shownAt(screen, `challenge.${field}`)) }),
    ]),
  )
const LISTED: Probes = {
  ...edits(challengeInfoModel),
  id: NEVER,
  type: 'It never changes.',
  isEnabled: () => edit({ isEnabled: false }),
  opensAt: () => edit({ opensAt: '2020-01-01T00:00:00Z' }),
  closesAt: () => edit({ closesAt: '2090-01-01T00:00:00Z' }),
  score: () => edit({ isEnabled: true, originalScore: 800 }),
  minScore: () => edit({ minScoreRate: 0.5 }),
  originalScore: () => edit({ originalScore: 900 }),
  version: () => edit({ originalScore: 850 }),
  solves: COUNTED,
  tries: COUNTED,
  lastHour: COUNTED,
  needs: 'It follows from the image and the setting of the process.',
}
const EDITED: Probes = {
  isEnabled: () => edit({ isEnabled: false }),
  ...edits(challengeEditDetailModel),
  id: NEVER,
  type: 'It never changes.',
  prerequisites: () => edit({ prerequisites: [otherId] }),
  flagTemplate: 'A challenge of attachments has none. It is saved as its neighbours are.',
  opensAt: () => edit({ opensAt: '2020-01-02T00:00:00Z' }),
  closesAt: () => edit({ closesAt: '2090-01-02T00:00:00Z' }),
  originalScore: () => edit({ isEnabled: true, originalScore: 700 }),
  acceptedCount: solve,
  attachment: 'One for all teams belongs to other kinds. A save of it is told like that of a flag.',
  testContainer: 'It is read by itself, as long as it runs.',
  flags: addFlag,
}
const FLAG: Probes = { id: addFlag, flag: 'It never changes.', attachment: 'It comes with the flag.' }
const JOINED: Probes = {
  id: NEVER,
  team: PARTS,
  registeredMembers: join,
  organization: 'It is chosen once, when a team joins.',
  status: () => call('PUT', `/api/admin/participation/${player.participationId}/Suspended`),
}
const TEAM: Probes = {
  id: NEVER,
  name: () => team({ name: 'Renamed' }),
  bio: () => team({ bio: 'changed' }),
  avatar: 'It is told like the name.',
  locked: () => team({ locked: true }),
  captainId: captain,
  members: PARTS,
}
const MEMBER: Probes = {
  userId: NEVER,
  userName: () => user({ userName: 'renamed' }),
  email: () => user({ email: 'changed@example.org' }),
  bio: () => user({ bio: 'changed' }),
  phone: () => user({ phone: '+4900000000' }),
  realName: () => user({ realName: 'Ada' }),
  stdNumber: () => user({ stdNumber: '42' }),
  avatar: 'It is told like the name.',
  role: () => user({ role: 'Monitor' }),
}
const CHEAT: Probes = {
  ownedTeam: cheat,
  submitTeam: () => team({ name: 'Robbed' }),
  submission: 'It tells of a moment; the names in it are those of the teams.',
}
const NOTICE: Probes = {
  id: () => call('POST', `${game()}/notices`, { content: 'first' }),
  type: 'It never changes.',
  content: async () => {
    const [{ id } = { id: 0 }] = (await call('GET', `${game()}/notices`)).json<GameNotice[]>()
    await call('PUT', `${game()}/notices/${id}`, { content: 'changed' })
  },
  time: RECORD,
}
const planned = { content: 'planned', at: '2126-01-01T00:00:00Z', teams: null }
const ADDRESSED: Probes = {
  id: () => call('POST', `${game()}/addressed-notices`, planned),
  content: () => plan({ content: 'changed' }),
  time: () => plan({ at: '2127-01-01T00:00:00Z' }),
  teams: () => plan({ teams: [player.participationId] }),
  isOut: () => plan({ at: null, teams: [player.participationId] }),
}
async function plan(change: object) {
  const [{ id } = { id: 0 }] = (await call('GET', `${game()}/addressed-notices`)).json<AddressedNotice[]>()
  await call('PUT', `${game()}/addressed-notices/${id}`, { ...planned, ...change })
}

// The order matters: the team is suspended at the end.
describe.each([
  {
    name: 'a challenge in the list',
    model: challengeInfoModel,
    probes: LISTED,
    at: () => `challenges.${challengeId}.`,
  },
  { name: 'an open editor', model: challengeEditDetailModel, probes: EDITED, at: () => 'challenge.' },
  { name: 'a flag', model: flagInfoModel, probes: FLAG, at: () => 'challenge.flags' },
  { name: 'the notices', model: gameNotice, probes: NOTICE, at: () => 'notices.0.' },
  { name: 'planned notices', model: addressedNotice, probes: ADDRESSED, at: () => 'addressed.0.' },
  { name: 'the cheats', model: cheatInfoModel, probes: CHEAT, at: () => 'cheats' },
  {
    name: 'a team under review',
    model: teamWithDetailedUserInfo,
    probes: TEAM,
    at: () => 'participations.0.team.',
  },
  {
    name: 'its members',
    model: profileUserInfoModel,
    probes: MEMBER,
    at: () => 'participations.0.team.members',
  },
  { name: 'its ruling', model: participationInfoModel, probes: JOINED, at: () => 'participations.0.' },
])('of $name', ({ model, probes, at }) => {
  test('every field has a probe, or a reason for none', () => {
    expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
  })
  test.each(
    Object.entries(probes).flatMap(([field, change]) =>
      typeof change === 'string' ? [] : [{ field, change }],
    ),
  )('a change of $field is on an open screen within two seconds', async ({ field, change }) => {
    const path = at().endsWith('.') ? at() + field : at()
    const before = JSON.stringify(shownAt(screen, path))
    await change()
    await vi.waitFor(() => expect(JSON.stringify(shownAt(screen, path))).not.toBe(before), {
      timeout: SOON_MS,
      interval: 20,
    })
  })
})
