import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Submission } from '#contract/models/submission.ts'
import { isAnswerFound, readAnswerSearch } from '#contract/rules/answer-search.ts'
import { statement } from '#server/store/sql.ts'
import { monitorWorld, type MonitorWorld } from './monitor.world.ts'

const ADDRESS = statement('test.address', 'update submissions set ip = $2 where id = $1')

let world: MonitorWorld
let gameId: number
beforeAll(async () => {
  world = await monitorWorld()
  const { sql } = world.server.store
  const place = await world.gameWith('Lighthouse Keeper')
  ;({ gameId } = place)
  const gulls = await world.teamIn(gameId, 'Möwen 海鷗', 'ada')
  const terns = await world.teamIn(gameId, '100%_Terns', 'bob')
  const send = async (
    team: typeof gulls,
    answer: string,
    seconds: number,
    { status = 'WrongAnswer', ip = null }: { status?: Submission['status']; ip?: string | null } = {},
  ) => {
    const id = await world.send(gameId, place.challengeId, team, { answer, status, seconds })
    await sql.run(ADDRESS, [id, ip])
    return id
  }
  await send(gulls, 'flag{Salt_Water}', 1, { ip: '203.0.113.7' })
  await world.solve(await send(terns, 'flag{salt_water}', 2, { status: 'Accepted', ip: '203.0.113.8' }))
  await send(terns, 'flag{fog}', 3, { ip: '2001:db8::1' })
  await send(terns, 'flag{old}', 4, { status: 'NotFound' })
  const elsewhere = await world.gameWith('Lighthouse Keeper')
  const others = await world.teamIn(elsewhere.gameId, 'Others', 'cyd')
  const sent = { answer: 'salt', status: 'Accepted', seconds: 9 } as const
  await world.send(elsewhere.gameId, elsewhere.challengeId, others, sent)
})
afterAll(() => world.close())

const rows = async (search: string, more = '') =>
  (await world.look(`${gameId}/answers?search=${encodeURIComponent(search)}${more}`)).json<Submission[]>()
const found = async (search: string, more = '') => (await rows(search, more)).map(({ answer }) => answer)

const SEARCHES = [
  '',
  'SALT',
  'möwen 海',
  'BOB',
  'keeper',
  '100%_',
  '%%',
  '113.8',
  'ip:203.0',
  'ip:113',
  'is:right',
  'is:wrong',
  'is:cheat',
  'is:unopened',
  'team:terns is:wrong',
  'person:ada salt',
  'challenge:light fog',
  'challenge:"Lighthouse Keeper" team:möwen',
  'nowhere',
  'xq',
  'q',
  '鷗',
]

describe('the answers of a game', () => {
  test('come newest first, with what their names lead to', async () => {
    expect(await found('')).toEqual(['flag{old}', 'flag{fog}', 'flag{salt_water}', 'flag{Salt_Water}'])
    const [right] = await rows('is:right')
    expect(right?.facts).toMatchObject({
      ip: '203.0.113.8',
      placing: 1,
      category: 'Web',
      userId: world.idOf('bob'),
    })
    expect((await rows('fog'))[0]?.facts).toMatchObject({ placing: null, ip: '2001:db8::1' })
  })
  test.each(SEARCHES)('are found by "%s" as the rule of both halves says', async (search) => {
    const [all, read] = [await rows(''), readAnswerSearch(search)]
    const expected = all.filter((row) => isAnswerFound(read, row, false)).map(({ answer }) => answer)
    expect(await found(search)).toEqual(expected)
    const masked = all.filter((row) => isAnswerFound(read, row, true)).map(({ answer }) => answer)
    expect(await found(search, '&answers=false')).toEqual(masked)
  })
  test('come page by page', async () => {
    const [first] = await rows('keeper', '&count=1')
    expect(first?.answer).toBe('flag{old}')
    const after = `&before=${encodeURIComponent(first?.time ?? '')}&below=${first?.facts?.id}`
    expect(await found('keeper', `&count=2${after}`)).toEqual(['flag{fog}', 'flag{salt_water}'])
  })
})

test('old answers are found by each part of a search', async () => {
  const place = await world.gameWith('Deep sea')
  const old = await world.teamIn(place.gameId, 'Krakens', 'dan')
  const many = await world.teamIn(place.gameId, 'Sprats', 'eli')
  const sent = { answer: 'flag{wreck 沉船}', status: 'CheatDetected', seconds: -900_000 } as const
  const id = await world.send(place.gameId, place.challengeId, old, sent)
  await world.server.store.sql.run(ADDRESS, [id, '192.0.2.1'])
  await world.sendMany(place.gameId, place.challengeId, many, 9_000)
  const of = async (search: string) =>
    (await world.look(`${place.gameId}/answers?search=${encodeURIComponent(search)}`))
      .json<Submission[]>()
      .map(({ answer }) => answer)
  const parts = ['wreck', 'krakens', 'dan', 'team:krak', 'person:dan', 'ip:192.0.2', 'is:cheat']
  // Texts of one and two characters and of another script are in no word that an index of the database knows.
  for (const search of [...parts, 'wr', '沉', '沉船', '船}', 'K 沉', '.2.1'])
    expect(await of(search)).toEqual(['flag{wreck 沉船}'])
  expect(await of('challenge:deep wreck')).toEqual(['flag{wreck 沉船}'])
  expect(await of('is:wrong krakens')).toEqual([])
  expect(await of('challenge:deep')).toHaveLength(100)
})

test('addresses are forgotten with their age, answers are not', async () => {
  const { answers } = world.server.store
  const before = (await rows('')).length
  expect(await answers.forgetAddresses(world.server.clock.now() + 2_500, 1)).toBe(1)
  // The third address belongs to the old submission in the other game.
  expect(await answers.forgetAddresses(world.server.clock.now() + 2_500, 10)).toBe(2)
  expect((await rows('')).map(({ facts }) => facts?.ip)).toEqual([null, '2001:db8::1', null, null])
  expect(await rows('')).toHaveLength(before)
})
