import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { challengeDetailModel, clientFlagContext } from '#contract/models/challenge.ts'
import { containerStateModel, teamContainersModel } from '#contract/models/container.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { challengeInfo, challengeItem, gameDetailModel, scoreboardItem } from '#contract/models/scoreboard.ts'
import { teamAttempt } from '#contract/models/submission.ts'
import { systemClock } from '#server/base/clock.ts'
import { statement } from '#server/store/sql.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { aServer } from '../a-server.ts'
import { editedFieldsOf, otherValue } from './other-value.ts'
import { openPage, settled, shownAt, type OpenScreen } from './page.world.ts'

/** A change must reach the open screen of a player within this time after its response. */
const SOON_MS = 2_000
const HOUR_MS = 3_600_000
const NEARLY_OVER = statement(
  'test.nearlyOver',
  `update containers set expect_stop_at = now() + interval '5 minutes' where game_id = $1`,
)

let world: SubmissionWorld
let screen: OpenScreen
let gameId: number
let challengeId: number
let laterId: number
let boxId: number
let player: Player
let mate: Player
let other: Player
let root: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  const containers = fakeProvider(clock)
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock, containers }))
  const { server } = world
  root = await world.enter((await server.user('root', 'Admin')).id)
  const now = Date.now()
  gameId = await world.game({ startAt: now - HOUR_MS, endAt: now + HOUR_MS, organizations: ['North'] })
  player = await world.player(gameId)
  mate = await world.mate(gameId, player)
  await server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: now })
  other = await world.player(gameId)
  challengeId = await world.challenge(gameId)
  laterId = await world.challenge(gameId)
  boxId = await world.challenge(gameId, { type: 'StaticContainer' })
  await edit(boxId, { containerImage: 'ctf/box:1' })
  await world.answer(mate, { gameId, challengeId }, 'flag{wrong}')
  await call('POST', `/api/game/${gameId}/container/${boxId}`, undefined, mate.cookie)
  screen = await openPage(server, player.cookie, gameId, 'team')
  await settled(screen, {
    line: 'live',
    challenges: [{}, {}, {}],
    details: { rank: {} },
    challenge: { id: challengeId },
    attempts: [{}],
    containers: { containers: [{ phase: 'Running' }] },
    team: {},
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
  payload?: object,
  cookie = root,
): Promise<{ json<T>(): T }> {
  const answer = await world.server.ask(method, url, { headers: { cookie }, ...(payload ? { payload } : {}) })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer
}
const save = async (change: Partial<GameInfoModel>) => {
  const game = (await call('GET', `/api/edit/games/${gameId}`)).json<GameInfoModel>()
  await call('PUT', `/api/edit/games/${gameId}`, { ...game, ...change })
}
const edit = (id: number, change: object) => call('PUT', `/api/edit/games/${gameId}/challenges/${id}`, change)
const attach = (remoteUrl: string) =>
  call('POST', `/api/edit/games/${gameId}/challenges/${challengeId}/attachment`, {
    attachmentType: 'Remote',
    remoteUrl,
  })
const answer = (by: Player, id: number, flag: string) => world.answer(by, { gameId, challengeId: id }, flag)
async function picture(by: Player) {
  const create = { width: 300, height: 300, channels: 3, background: { r: 9, g: 9, b: 9 } } as const
  const file = await sharp({ create }).webp({ lossless: true }).toBuffer()
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\nContent-Type: image/webp\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
  const headers = { cookie: by.cookie, 'content-type': 'multipart/form-data; boundary=x' }
  const { statusCode } = await world.server.ask('PUT', `/api/team/${by.teamId}/avatar`, { headers, payload })
  expect(statusCode).toBe(200)
}
const tooOld = () => world.server.store.sql.run(NEARLY_OVER, [gameId])
const prolong = async () => {
  await tooOld()
  await call('POST', `/api/game/${gameId}/container/${boxId}/prolong`, undefined, mate.cookie)
}
const iso = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS).toISOString()

/**
 * `change` changes a field on the server, and `at` is its place on a screen. A text: the reason why no screen
 * has to follow it.
 */
type Probe = { change: () => Promise<unknown>; at: string } | string
const NEVER = 'It is what the thing is known by.'
const RECORD = 'It tells of a moment.'
const PARTS = 'Each of its fields has a probe.'
const TRY: Record<string, Probe> = {
  id: { change: () => answer(mate, challengeId, 'flag{more}'), at: 'attempts.0.id' },
  answer: RECORD,
  status: RECORD,
  time: RECORD,
  user: {
    change: () => call('PUT', '/api/account/update', { userName: 'renamed' }, mate.cookie),
    at: 'attempts.0.user',
  },
}
const DETAIL: Record<string, Probe> = {
  ...Object.fromEntries(
    editedFieldsOf(challengeDetailModel).map((field) => {
      const at = `challenge.${field}`
      return [
        field,
        { change: () => edit(challengeId, { [field]: otherValue(field, shownAt(screen, at)) }), at },
      ]
    }),
  ),
  id: NEVER,
  score: { change: () => edit(challengeId, { originalScore: 700 }), at: 'challenge.score' },
  flagsNeeded: {
    change: async () => {
      await edit(challengeId, { needsAllFlags: true })
      await call('POST', `/api/edit/games/${gameId}/challenges/${challengeId}/flags`, [{ flag: 'flag{2}' }])
    },
    at: 'challenge.flagsNeeded',
  },
  flagsFound: { change: () => answer(mate, challengeId, 'flag{2}'), at: 'challenge.flagsFound' },
  type: 'It never changes.',
  context: PARTS,
}
const CONTEXT: Record<string, Probe> = {
  closeTime: 'It is that of the container, which has a probe.',
  instanceEntry: 'It is that of the container, which has a probe.',
  url: { change: () => attach('https://files.example/a.zip'), at: 'challenge.context.url' },
  fileSize: 'It changes with the file, which has a probe.',
}
const CARD: Record<string, Probe> = {
  id: NEVER,
  title: { change: () => edit(laterId, { title: 'Flood' }), at: 'challenges' },
  tag: { change: () => edit(laterId, { tag: 'Web' }), at: 'challenges' },
  score: { change: () => edit(laterId, { originalScore: 900 }), at: 'challenges' },
  solved: { change: () => answer(other, laterId, 'flag{right}'), at: 'challenges' },
  bloods: 'They come with a solve, which has a probe.',
}
const OWN: Record<string, Probe> = {
  challenges: PARTS,
  // A later probe solves the prerequisite.
  locked: { change: () => edit(boxId, { prerequisites: [laterId] }), at: 'details.locked' },
  rank: PARTS,
  teamToken: 'It is made once, when a team joins.',
  wpddl: { change: () => save({ wpddl: iso(30) }), at: 'details.wpddl' },
}
const ROW: Record<string, Probe> = {
  id: NEVER,
  name: {
    change: () => call('PUT', `/api/admin/teams/${player.teamId}`, { name: 'Renamed' }),
    at: 'details.rank.name',
  },
  bio: {
    change: () => call('PUT', `/api/admin/teams/${player.teamId}`, { bio: 'changed' }),
    at: 'details.rank.bio',
  },
  organization: 'It is chosen once, when a team joins.',
  avatar: { change: () => picture(player), at: 'details.rank.avatar' },
  score: { change: () => answer(mate, challengeId, 'flag{right}'), at: 'details.rank.score' },
  rank: 'Screens have it from the board, which is followed.',
  organizationRank: 'Screens have it from the board, which is followed.',
  solvedCount: { change: () => answer(mate, laterId, 'flag{right}'), at: 'details.rank.solvedCount' },
  lastSubmissionTime: 'It changes with a solve, which has a probe.',
  challenges: PARTS,
}
const ITEM: Record<string, Probe> = {
  id: NEVER,
  score: 'It changes with a solve, which has a probe.',
  type: 'It changes with a solve, which has a probe.',
  userName: {
    change: () => call('PUT', '/api/account/update', { userName: 'renamed2' }, mate.cookie),
    at: 'details.rank.challenges',
  },
  time: RECORD,
}
const BOXES: Record<string, Probe> = {
  runtime: 'A setting of the process: it changes with a restart.',
  limit: { change: () => save({ containerCountLimit: 7 }), at: 'containers.limit' },
  replacesOldest: {
    change: () => call('PUT', '/api/admin/config', { gamePolicy: { autoDestroyOnLimitReached: true } }),
    at: 'containers.replacesOldest',
  },
  containers: PARTS,
}
const BOX: Record<string, Probe> = {
  challengeId: NEVER,
  title: { change: () => edit(boxId, { title: 'Chest' }), at: 'containers.containers.0.title' },
  expectStopAt: { change: prolong, at: 'containers.containers.0.expectStopAt' },
  user: {
    change: () => call('PUT', '/api/account/update', { userName: 'renamed3' }, mate.cookie),
    at: 'containers.containers.0.user',
  },
  storedStopAt: 'It comes with a pause, which is told with the game.',
  phase: {
    change: async () => {
      const running = (await call('GET', '/api/admin/instances')).json<{
        data: { containerGuid: string }[]
      }>()
      for (const { containerGuid } of running.data)
        await call('DELETE', `/api/admin/instances/${containerGuid}`)
    },
    at: 'containers.containers',
  },
  ahead: 'It moves with the phase, which has a probe.',
  askedAt: RECORD,
  startedAt: RECORD,
  entry: RECORD,
}

// The order matters: the container no longer exists at the end.
describe.each([
  { name: 'a flag that the team submitted', model: teamAttempt, probes: TRY },
  { name: 'an open challenge', model: challengeDetailModel, probes: DETAIL },
  { name: 'its files', model: clientFlagContext, probes: CONTEXT },
  { name: 'a challenge in the list', model: challengeInfo, probes: CARD },
  { name: 'the own game', model: gameDetailModel, probes: OWN },
  { name: 'the own row', model: scoreboardItem, probes: ROW },
  { name: 'a cell of the own row', model: challengeItem, probes: ITEM },
  { name: 'the own containers', model: teamContainersModel, probes: BOXES },
  { name: 'an own container', model: containerStateModel, probes: BOX },
])('of $name', ({ model, probes }) => {
  test('every field has a probe, or a reason for none', () => {
    expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
  })
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
