import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { TeamEntryModel } from '#contract/models/team-changes.ts'
import { aServer } from '../../a-server.ts'
import { leftBy } from '../audit/audit.world.ts'
import { boardWorld, type BoardWorld } from '../board/board.world.ts'
import type { Player } from '../submission/submission.world.ts'

let world: BoardWorld
let root: string
const HOUR_MS = 3_600_000
beforeAll(async () => {
  const server = await aServer({ config: { rateLimit: false } })
  world = await boardWorld(server)
  await server.user('root', 'Admin')
  root = await server.signIn('root')
})
afterAll(() => world.server.close())

async function say(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, cookie = root) {
  const answer = await world.server.ask(method, url, {
    headers: { cookie, 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  })
  const title = answer.statusCode === 200 ? null : answer.json<{ title: string }>().title
  return { status: answer.statusCode, title, answer }
}
const at = (gameId: number, { participationId }: Player) =>
  `/api/edit/games/${gameId}/teams/${participationId}`
const members = (team: RoomTeamModel) =>
  team.people.map(({ userName, isRegistered }) => `${userName}${isRegistered ? '' : ' (out)'}`)
const page = async (gameId: number, { participationId }: Player) =>
  (await say('GET', `/api/game/${gameId}/overview/teams/${participationId}`)).answer.json<RoomTeamModel>()

async function aGame(more = {}) {
  const startAt = world.server.clock.now()
  const gameId = await world.game({ startAt, endAt: startAt + 24 * HOUR_MS, ...more })
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  return { gameId, ann, bob }
}
/** A member of the team who plays. */
async function aMate(gameId: number, player: Player) {
  const mate = await world.mate(gameId, player)
  await world.server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: 1 })
  return mate
}

test('a user is added, plays at once, and everything is in the log of the game', async () => {
  const { gameId, ann } = await aGame()
  const eve = await world.server.user('eve')
  const cookie = await world.enter(eve.id)
  const left = await leftBy(world.server, async () => {
    const added = await say('PUT', `${at(gameId, ann)}/members/${eve.id}`, {})
    expect(added.status).toBe(200)
    expect(members(added.answer.json<RoomTeamModel>())).toEqual([ann.name, 'eve'])
  })
  expect(left.map(({ act, gameId: of, changes }) => [act, of, changes.map(({ after }) => after)])).toEqual([
    ['TeamMemberAdded', gameId, ['eve']],
  ])
  expect((await say('GET', `/api/game/${gameId}/details`, undefined, cookie)).status).toBe(200)
  expect((await say('PUT', `${at(gameId, ann)}/members/${eve.id}`, {})).title).toMatch(/already plays/)
})

test('a move leaves the solves with the team that made them, and can be taken back', async () => {
  const { gameId, ann, bob } = await aGame()
  const challengeId = await world.challenge(gameId)
  const mate = await aMate(gameId, ann)
  await world.answer(mate, { gameId, challengeId }, 'flag{right}')
  const before = await world.scoreboard(gameId)
  const moved = await say('PUT', `${at(gameId, bob)}/members/${mate.id}`, {})
  expect(members(moved.answer.json<RoomTeamModel>())).toContain(mate.name)
  expect(members(await page(gameId, ann))).toEqual([ann.name])
  expect((await world.scoreboard(gameId)).items).toEqual(before.items)
  const back = await say('PUT', `${at(gameId, ann)}/members/${mate.id}`, {})
  expect(members(back.answer.json<RoomTeamModel>())).toContain(mate.name)
  expect(members(await page(gameId, bob))).toEqual([bob.name])
})

test('a locked team changes only if the organiser insists, on either side', async () => {
  const { gameId, ann, bob } = await aGame()
  const mate = await aMate(gameId, ann)
  await world.server.store.teams.setLocked(ann.teamId, true)
  expect((await page(gameId, ann)).form?.isLocked).toBe(true)
  const left = await leftBy(world.server, async () => {
    expect((await say('DELETE', `${at(gameId, ann)}/members/${mate.id}`)).title).toMatch(
      new RegExp(`^${ann.team} plays`),
    )
    expect((await say('PUT', `${at(gameId, bob)}/members/${mate.id}`, {})).status).toBe(400)
  })
  expect(left).toEqual([])
  expect(members(await page(gameId, ann))).toEqual([ann.name, mate.name])
  expect((await say('DELETE', `${at(gameId, ann)}/members/${mate.id}?isOverLock=true`)).status).toBe(200)
  expect(members(await page(gameId, ann))).toEqual([ann.name])
})

test('a team is never fuller than the game allows, and no captain leaves', async () => {
  const { gameId, ann, bob } = await aGame({ teamMemberCountLimit: 1 })
  const zoe = await world.server.user('zoe')
  expect((await say('PUT', `${at(gameId, ann)}/members/${zoe.id}`, {})).title).toMatch(/maximum.*\(1\)/)
  const other = await aGame()
  expect((await say('PUT', `${at(other.gameId, other.ann)}/members/${other.bob.id}`, {})).title).toContain(
    `captain of ${other.bob.team}`,
  )
  expect((await say('DELETE', `${at(gameId, bob)}/members/${bob.id}`)).status).toBe(400)
})

test('a removal keeps who played a game that has ended', async () => {
  const { gameId, ann } = await aGame()
  const mate = await aMate(gameId, ann)
  const old = await world.game({ startAt: 1, endAt: 2 })
  const { store } = world.server
  const entry = { gameId: old, teamId: ann.teamId, status: 'Accepted', organization: null } as const
  const played = await store.participations.create({ ...entry, token: 't', createdAt: 1 })
  await store.participations.addMember({ participationId: played, gameId: old, userId: mate.id })
  await say('DELETE', `${at(gameId, ann)}/members/${mate.id}`)
  expect(await store.participations.members(played)).toEqual([mate.id])
  expect(await store.teams.hasMember(ann.teamId, mate.id)).toBe(false)
})

test('another member becomes captain, and nobody else can', async () => {
  const { gameId, ann, bob } = await aGame()
  const mate = await aMate(gameId, ann)
  await world.server.store.teams.setLocked(ann.teamId, true)
  const named = await say('PUT', `${at(gameId, ann)}/captain`, { captainId: mate.id })
  expect(named.answer.json<RoomTeamModel>().captainId).toBe(mate.id)
  expect((await say('PUT', `${at(gameId, ann)}/captain`, { captainId: bob.id })).status).toBe(400)
})

test('an organisation is one of the game, and the board shows it', async () => {
  const { gameId, ann } = await aGame({ organizations: ['East', 'West'] })
  await world.challenge(gameId)
  const put = (organization: string | null) => say('PUT', `${at(gameId, ann)}/organization`, { organization })
  expect((await put('West')).answer.json<RoomTeamModel>().organization).toBe('West')
  expect([(await put('North')).status, (await put(null)).status]).toEqual([400, 400])
  const row = (await world.scoreboard(gameId)).items.find(({ id }) => id === ann.teamId)
  expect(row?.organization).toBe('West')
})

test('a team is put into the game with its free members, once, and not above the limit', async () => {
  const { gameId, ann } = await aGame({ teamMemberCountLimit: 2 })
  const elsewhere = await aGame()
  const mate = await aMate(elsewhere.gameId, elsewhere.ann)
  const { store } = world.server
  await store.teams.addMember({ teamId: elsewhere.ann.teamId, userId: ann.id, joinedAt: 2 })
  const enter = (teamId: number) => say('POST', `/api/edit/games/${gameId}/teams`, { teamId })
  const entered = (await enter(elsewhere.ann.teamId)).answer.json<TeamEntryModel>()
  expect([entered.players, entered.elsewhere]).toEqual([2, [ann.name]])
  expect((await store.participations.byId(entered.participationId))?.status).toBe('Accepted')
  expect((await say('GET', `/api/game/${gameId}/details`, undefined, mate.cookie)).status).toBe(200)
  expect((await enter(elsewhere.ann.teamId)).title).toMatch(/already takes part/)
  const third = await world.server.user('third')
  await aMate(elsewhere.gameId, elsewhere.bob)
  await store.teams.addMember({ teamId: elsewhere.bob.teamId, userId: third.id, joinedAt: 3 })
  expect((await enter(elsewhere.bob.teamId)).title).toMatch(/^3 members/)
  expect((await enter(2_000_000)).status).toBe(404)
})

test('a team of another game is not found, and monitors may change nothing', async () => {
  const [one, other] = [await aGame(), await aGame()]
  expect((await say('PUT', `${at(one.gameId, other.ann)}/captain`, { captainId: other.ann.id })).status).toBe(
    404,
  )
  await world.server.user('watcher', 'Monitor')
  const watcher = await world.server.signIn('watcher')
  const tried = await say('PUT', `${at(one.gameId, one.ann)}/captain`, { captainId: one.ann.id }, watcher)
  expect(tried.status).toBe(403)
})
