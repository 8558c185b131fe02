import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

interface Thing {
  url: string
  read: string
}
/** Everything that organisers edit together, with its call and a body that changes it. */
const THINGS = {
  post: async () => {
    const id = (await world.said('POST', '/posts', { title: 'News' })).json<string>()
    return { url: `/posts/${id}`, read: `/api/posts/${id}` }
  },
  game: async () => {
    const { id } = await world.game()
    return { url: `/games/${id}`, read: `/api/edit/games/${id}` }
  },
  challenge: async () => {
    const game = await world.game()
    const { id } = await world.challenge(game.id)
    return { url: `/games/${game.id}/challenges/${id}`, read: `/api/edit/games/${game.id}/challenges/${id}` }
  },
}
const seen = async ({ read }: Thing) => {
  const answer = await world.server.ask('GET', read, { headers: { cookie: world.server.admin } })
  return { tag: String(answer.headers['etag']), title: answer.json<{ title: string }>().title }
}
const save = ({ url }: Thing, title: string, match?: string) =>
  world.say('PUT', url, { title }, match === undefined ? {} : { 'if-match': match })

describe.each(Object.entries(THINGS))('a %s', (_, make) => {
  test('returns its version, and a save the next one', async () => {
    const thing = await make()
    expect((await seen(thing)).tag).toBe('"1"')
    expect((await save(thing, 'A', '"1"')).headers['etag']).toBe('"2"')
    expect(await seen(thing)).toEqual({ tag: '"2"', title: 'A' })
  })
  test('is not overwritten if another user has saved in the meantime', async () => {
    const thing = await make()
    const { tag } = await seen(thing)
    expect((await save(thing, 'theirs', tag)).statusCode).toBe(200)
    expectRefusal(await save(thing, 'mine', tag), 409, 'changedByOthers')
    expect(await seen(thing)).toEqual({ tag: '"2"', title: 'theirs' })
    expect((await save(thing, 'mine', '"2"')).statusCode).toBe(200)
  })
  test('of two simultaneous saves one gets a conflict', async () => {
    const thing = await make()
    const answers = await Promise.all(Array.from({ length: 6 }, (__, n) => save(thing, `T${n}`, '"1"')))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    expect((await seen(thing)).tag).toBe('"2"')
  })
  test('is saved by the last one without the header', async () => {
    const thing = await make()
    for (const match of [undefined, '*', ' * ']) expect((await save(thing, 'A', match)).statusCode).toBe(200)
    expect((await seen(thing)).tag).toBe('"4"')
  })
  test("accepts the tag in a proxy's form, and no other", async () => {
    const thing = await make()
    expect((await save(thing, 'A', 'W/"1"')).statusCode).toBe(200)
    expect((await save(thing, 'B', '"7", "2"')).statusCode).toBe(200)
    for (const wrong of [
      '',
      '3',
      '"03"',
      '"1e0"',
      'w',
      '"',
      '"3" x',
      '"undefined"',
      'undefined',
      '"99999999999999999999"',
    ]) {
      expectRefusal(await save(thing, 'C', wrong), 409, 'changedByOthers')
    }
    expect(await seen(thing)).toEqual({ tag: '"3"', title: 'B' })
  })
  test('is not deleted when it has changed', async () => {
    const thing = await make()
    await save(thing, 'A')
    expectRefusal(
      await world.say('DELETE', thing.url, undefined, { 'if-match': '"1"' }),
      409,
      'changedByOthers',
    )
    expect((await seen(thing)).title).toBe('A')
    expect((await world.say('DELETE', thing.url, undefined, { 'if-match': '"2"' })).statusCode).toBe(200)
  })
  test('that is missing is 404, with any version', async () => {
    const thing = await make()
    await world.said('DELETE', thing.url)
    expect((await save(thing, 'A', '"1"')).statusCode).toBe(404)
  })
})

test('the platform announces that it rejects such saves', async () => {
  expect((await world.server.ask('GET', '/api/config')).json()).toMatchObject({
    features: expect.arrayContaining(['versions']) as unknown,
  })
})
