import { afterEach, beforeEach, expect, test } from 'vitest'
import { statement } from '#server/store/sql.ts'
import { LATER_MS, pairWorld, type PairWorld } from './team-pairs.world.ts'

let world: PairWorld
beforeEach(async () => {
  world = await pairWorld()
})
afterEach(() => world.close())

const shapeOf = async () =>
  (await world.pairs()).pairs.map(({ teams, ...pair }) => [
    teams.map(({ name }) => name).join(),
    pair.foreignFlagCount,
    pair.wrongFlagCount,
    pair.addressCount,
    pair.solveCount,
  ])

test('each kind of link, with who, when and where', async () => {
  const { gulls, terns, owls, challengeId, idOf, send, cheat, solveTogether } = world
  await cheat(terns, gulls, 50)
  await send(gulls, { answer: 'flag{same}', seconds: 10, ip: '192.0.2.7' })
  await send(terns, { answer: 'flag{same}', seconds: 20, ip: '192.0.2.7' })
  await send(terns, { answer: 'flag{same}', seconds: 30, ip: '192.0.2.7' })
  await send(owls, { answer: 'flag{own}', seconds: 20, ip: '192.0.2.9' })
  await solveTogether(gulls, terns)
  const { total, pairs } = await world.pairs()
  expect([total, pairs.length]).toEqual([1, 1])
  const [pair] = pairs
  const time = (seconds: number) =>
    `2026-01-01T0${new Date(seconds * 1000).toISOString().slice(12, 19)}+00:00`
  const about = { challengeId, challenge: 'Lighthouse' }
  const by = (team: typeof gulls, seconds: number) => ({
    participationId: team.participationId,
    at: time(seconds),
    userId: idOf(team.captain),
    user: team.captain,
  })
  expect(pair).toMatchObject({
    teams: [
      { participationId: gulls.participationId, name: 'Gulls', organization: null, status: 'Accepted' },
      { participationId: terns.participationId, name: 'Terns' },
    ],
    lastAt: time(5 * 3600 + 300),
    foreignFlags: [{ ...about, answer: 'flag{theirs}', by: by(terns, 50) }],
    wrongFlags: [{ ...about, answer: 'flag{same}', teams: 2, by: [by(gulls, 10), by(terns, 20)] }],
    addresses: [{ ip: '192.0.2.7', teams: 2, first: time(10), last: time(30) }],
  })
  expect(pair?.solves.map(({ challenge }) => challenge)).toEqual([
    'Box 1',
    'Box 2',
    'Box 3',
    'Box 4',
    'Box 5',
  ])
  expect(pair?.solves[0]?.ats).toEqual([time(3600), time(3900)])
})

test('what many teams share links nobody, and neither does practice after the end', async () => {
  const { gulls, terns, owls, send, gameId } = world
  const auks = await world.teamIn(gameId, 'Auks', 'dan')
  const rails = await world.teamIn(gameId, 'Rails', 'eli')
  for (const team of [gulls, terns, owls, auks, rails]) await send(team, { answer: 'test', ip: '192.0.2.1' })
  const after = 30 * 24 * 3600
  for (const team of [gulls, terns]) await send(team, { answer: 'late', seconds: after, ip: '192.0.2.2' })
  expect(await shapeOf()).toEqual([])
})

test('another game has its own pairs', async () => {
  const { gulls, terns, cheat } = world
  await cheat(terns, gulls)
  const other = await world.gameWith('Dune')
  expect(await world.pairs(other.gameId)).toEqual({ total: 0, pairs: [] })
  expect(await shapeOf()).toEqual([['Gulls,Terns', 1, 0, 0, 0]])
})

test('a foreign flag, a ruling and a new name show at once, all else within a minute', async () => {
  const { gulls, terns, send, cheat, server } = world
  expect(await shapeOf()).toEqual([])
  for (const team of [gulls, terns]) await send(team, { answer: 'flag{same}' })
  expect(await shapeOf()).toEqual([])
  await cheat(terns, gulls)
  expect(await shapeOf()).toEqual([['Gulls,Terns', 1, 0, 0, 0]])
  const ruled = await world.say('root', 'PUT', `/api/admin/participation/${terns.participationId}/Suspended`)
  expect(ruled.statusCode).toBe(200)
  expect((await world.pairs()).pairs[0]?.teams.map(({ status }) => status)).toEqual(['Accepted', 'Suspended'])
  server.clock.advance(LATER_MS)
  expect(await shapeOf()).toEqual([['Gulls,Terns', 1, 1, 0, 0]])
})

test('a deleted user has no page, and a pair of a deleted team is gone', async () => {
  const { gulls, terns, owls, send, server, idOf } = world
  for (const team of [gulls, terns]) await send(team, { answer: 'flag{same}' })
  for (const team of [gulls, owls]) await send(team, { answer: 'flag{other}' })
  const forget = statement('test.forget', 'update submissions set user_id = null where user_id = $1')
  await server.store.sql.run(forget, [idOf('ada')])
  const { total, pairs } = await world.pairs()
  expect([total, pairs[0]?.wrongFlags[0]?.by[0]]).toEqual([
    2,
    { participationId: gulls.participationId, at: '2026-01-01T00:00:00+00:00', userId: null, user: '' },
  ])
  await server.store.teams.delete(owls.teamId)
  const left = await world.pairs()
  expect([left.total, left.pairs.map(({ teams }) => teams.map(({ name }) => name))]).toEqual([
    1,
    [['Gulls', 'Terns']],
  ])
})

test('before the start only administrators know of a pair', async () => {
  const early = await world.gameWith('Early', { startAt: world.server.clock.now() + 1000 })
  const ask = async (name: string) =>
    (await world.say(name, 'GET', `/api/game/${early.gameId}/pairs`)).statusCode
  expect([await ask('eve'), await ask('root'), await ask('ada')]).toEqual([400, 200, 403])
  expect((await world.say('eve', 'GET', '/api/game/999999/pairs')).statusCode).toBe(404)
})
