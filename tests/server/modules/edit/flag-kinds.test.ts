import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FlagTrialResult } from '#contract/models/flag.ts'
import { MAX_COMPARED_FLAGS } from '#contract/rules/edit-limits.ts'
import { statement } from '#server/store/sql.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let gameId: number
beforeAll(async () => {
  world = await editWorld()
  gameId = (await world.game()).id
}, 60_000)
afterAll(() => world.close())

const put = (cId: number, body: object) => world.say('PUT', `/games/${gameId}/challenges/${cId}`, body)
const add = (cId: number, ...flags: string[]) =>
  world.say(
    'POST',
    `/games/${gameId}/challenges/${cId}/flags`,
    flags.map((flag) => ({ flag })),
  )
const many = (count: number) => Array.from({ length: count }, (_, nth) => `flag{${nth}}`)
const tried = async (cId: number, flag: string) =>
  (
    await world.said('POST', `/games/${gameId}/challenges/${cId}/flags/trial`, { flag })
  ).json<FlagTrialResult>()

const LARGE = '(a{1,30}){1,30}'
const LIMIT = { limit: MAX_COMPARED_FLAGS }

describe('patterns', () => {
  test('are refused with their text if the engine cannot read them, and nothing is stored', async () => {
    const { id } = await world.challenge(gameId)
    await world.said('PUT', `/games/${gameId}/challenges/${id}`, { flagMatch: 'Pattern' })
    const refused = await add(id, 'flag', 'flag{(')
    expectRefusal(refused, 400, 'flagPatternMalformed', 'zh', { pattern: 'flag{(' })
    expectRefusal(await add(id, LARGE), 400, 'flagPatternLarge', 'zh', { pattern: LARGE })
    expect((await world.look(gameId, id)).flags).toEqual([])
  })
  test('are checked when the kind changes to patterns', async () => {
    const { id } = await world.challenge(gameId)
    await world.addFlags(gameId, id, 'flag{(')
    expectRefusal(await put(id, { flagMatch: 'Pattern' }), 400, 'flagPatternMalformed', 'zh', {
      pattern: 'flag{(',
    })
    expect(await world.look(gameId, id)).toMatchObject({ flagMatch: 'Exact' })
  })
})
describe('flags that are compared one by one', () => {
  test.each([{ flagMatch: 'AnyCase' }, { flagMatch: 'Pattern' }, { needsAllFlags: true }])(
    'are limited in number: %j',
    async (kind) => {
      const { id } = await world.challenge(gameId)
      await world.said('PUT', `/games/${gameId}/challenges/${id}`, kind)
      await world.addFlags(gameId, id, ...many(MAX_COMPARED_FLAGS))
      expectRefusal(await add(id, 'flag{one more}'), 400, 'comparedFlagsTooMany', 'zh', LIMIT)
      const other = await world.challenge(gameId)
      await world.addFlags(gameId, other.id, ...many(MAX_COMPARED_FLAGS + 1))
      expectRefusal(await put(other.id, kind), 400, 'comparedFlagsTooMany', 'zh', LIMIT)
    },
  )
  test('are not limited where the kind is ignored', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    await world.said('PUT', `/games/${gameId}/challenges/${id}`, { needsAllFlags: true })
    await world.addFlags(gameId, id, ...many(MAX_COMPARED_FLAGS + 1))
  })
})

describe('a trial', () => {
  test('names the flags that would accept it, by the stored kind, and stores nothing', async () => {
    const { id } = await world.challenge(gameId)
    await world.addFlags(gameId, id, 'flag{a}', 'flag{A}', 'flag{b}')
    const [a, bigA, b] = (await world.look(gameId, id)).flags.map((flag) => flag.id)
    expect(await tried(id, ' flag{a} ')).toEqual({ isAccepted: true, flags: [a] })
    expect(await tried(id, 'flag{B}')).toEqual({ isAccepted: false, flags: [] })
    await world.said('PUT', `/games/${gameId}/challenges/${id}`, {
      flagMatch: 'AnyCase',
      needsAllFlags: true,
    })
    expect(await tried(id, 'flag{a}')).toEqual({ isAccepted: true, flags: [a, bigA] })
    expect(await tried(id, 'flag{B}')).toEqual({ isAccepted: true, flags: [b] })
    const stored = statement('test.stored', 'select (select count(*) from submissions) as count')
    expect(await world.server.store.sql.one(stored, [])).toEqual({ count: 0 })
  })
  test('of a dealt flag finds it as it is written', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    await world.addFlags(gameId, id, 'flag{one}')
    expect(await tried(id, 'flag{one}')).toMatchObject({ isAccepted: true })
    expect(await tried(id, 'FLAG{ONE}')).toMatchObject({ isAccepted: false })
  })
  test('of an unknown challenge is refused', async () => {
    expectRefusal(
      await world.say('POST', `/games/${gameId}/challenges/99999/flags/trial`, { flag: 'x' }),
      404,
      'challengeMissing',
    )
  })
})
