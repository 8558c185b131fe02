import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GameTeamModel } from '#contract/models/game-team.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { TeamReviewResultModel } from '#contract/models/team-review.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { leftBy } from '../audit/audit.world.ts'
import { submissionWorld } from '../submission/submission.world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof submissionWorld>>
let root: string
beforeAll(async () => {
  // Rate limits are on here, because one call replaces many.
  server = await aServer()
  world = await submissionWorld(server)
  await server.user('root', 'Admin')
  root = await server.signIn('root')
})
afterAll(() => server.close())

const say = (method: 'GET' | 'PUT', url: string, body?: object) =>
  server.ask(method, url, {
    headers: { cookie: root, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
async function review(
  gameId: number,
  status: ParticipationStatus,
  teams: readonly { id: number; status: ParticipationStatus }[],
) {
  const answer = await say('PUT', `/api/edit/games/${gameId}/teams/reviewed`, { status, teams })
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<TeamReviewResultModel>()
}
const statusOf = async (id: number) => (await server.store.participations.byId(id))?.status
const waiting = ({ participationId }: { participationId: number }) => ({
  id: participationId,
  status: 'Pending' as const,
})

test('many are approved as one act; those that changed meanwhile stay and are named', async () => {
  const gameId = await world.game()
  await world.challenge(gameId)
  const [ann, ben, eve] = [
    await world.player(gameId, 'Pending'),
    await world.player(gameId, 'Pending'),
    await world.player(gameId, 'Pending'),
  ]
  await world.setStatus(eve, 'Rejected')
  const left = await leftBy(server, async () =>
    expect(await review(gameId, 'Accepted', [ann, ben, eve].map(waiting))).toEqual({
      done: [ann.participationId, ben.participationId],
      changed: [{ id: eve.participationId, name: eve.team }],
    }),
  )
  expect(left.map(({ act, gameId: of }) => [act, of])).toEqual([['TeamsReviewed', gameId]])
  expect(await statusOf(ann.participationId)).toBe('Accepted')
  expect(await statusOf(eve.participationId)).toBe('Rejected')
  // The team is fixed and has the challenges, as after a single approval.
  const rows = await server.store.streams.rows('team', ann.participationId, 0, 10)
  expect(rows.map(({ item }) => item)).toContainEqual({ kind: 'participation', status: 'Accepted' })
})
test('an undo brings them back', async () => {
  const gameId = await world.game()
  const ann = await world.player(gameId, 'Pending')
  await review(gameId, 'Accepted', [waiting(ann)])
  await review(gameId, 'Pending', [{ id: ann.participationId, status: 'Accepted' }])
  expect(await statusOf(ann.participationId)).toBe('Pending')
})
test('a team of another game is not touched', async () => {
  const [gameId, other] = [await world.game(), await world.game()]
  const ann = await world.player(other, 'Pending')
  expect((await review(gameId, 'Accepted', [waiting(ann)])).done).toEqual([])
  expect(await statusOf(ann.participationId)).toBe('Pending')
})
test('the table has rank, points, solves and wrong answers', async () => {
  const gameId = await world.game()
  const ann = await world.player(gameId)
  const challengeId = await world.challenge(gameId, { flags: ['flag{right}'] })
  await world.player(gameId, 'Pending')
  await world.answer(ann, { gameId, challengeId }, 'flag{wrong}')
  await world.answer(ann, { gameId, challengeId }, 'flag{right}')
  const rows = (await say('GET', `/api/edit/games/${gameId}/teams`)).json<GameTeamModel[]>()
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    participationId: ann.participationId,
    rank: 1,
    solves: 1,
    wrong: 1,
    addresses: 1,
  })
  expect(rows[0]?.score).toBeGreaterThan(0)
  expect(rows[1]).toMatchObject({ rank: 0, score: 0, solves: 0, wrong: 0, lastSolveAt: null })
})

test('500 teams are approved in one request, within two seconds of CPU', { timeout: 60_000 }, async () => {
  const gameId = await world.game()
  for (let nth = 0; nth < 20; nth += 1) await world.challenge(gameId)
  const teams = []
  for (let nth = 0; nth < 500; nth += 1) teams.push(await world.player(gameId, 'Pending'))
  const before = process.cpuUsage()
  const { done } = await review(gameId, 'Accepted', teams.map(waiting))
  const { user, system } = process.cpuUsage(before)
  expect(done).toHaveLength(500)
  // Measures only this process, because the database works in a process of its own.
  expect((user + system) / 1_000_000).toBeLessThan(2)
})

test('the members of a banned team read the reason, nobody else does, and it goes with the ban', async () => {
  const gameId = await world.game()
  const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
  const read = async (cookie: string) =>
    (await server.ask('GET', `/api/game/${gameId}`, { headers: { cookie } })).json<DetailedGameInfoModel>()
  const rule = (status: ParticipationStatus, from: ParticipationStatus, reason?: string) =>
    say('PUT', `/api/edit/games/${gameId}/teams/reviewed`, {
      status,
      teams: [{ id: ann.participationId, status: from }],
      ...(reason === undefined ? {} : { reason }),
    })
  const left = await leftBy(server, () =>
    rule('Suspended', 'Accepted', 'A flag of yours is of another team.'),
  )
  expect(left[0]?.changes).toContainEqual(
    expect.objectContaining({ field: 'reason', after: 'A flag of yours is of another team.' }),
  )
  expect((await read(ann.cookie)).banReason).toBe('A flag of yours is of another team.')
  expect('banReason' in (await read(ben.cookie))).toBe(false)
  await rule('Accepted', 'Suspended', 'no reason for an approval')
  expect('banReason' in (await read(ann.cookie))).toBe(false)
  await rule('Suspended', 'Accepted', 'Again.')
  // The call of the base wire knows no reason, so an old one must not come back with it.
  await say('PUT', `/api/admin/participation/${ann.participationId}/Accepted`)
  await say('PUT', `/api/admin/participation/${ann.participationId}/Suspended`)
  expect('banReason' in (await read(ann.cookie))).toBe(false)
  expect((await rule('Accepted', 'Suspended', 'x'.repeat(501))).statusCode).toBe(400)
})
