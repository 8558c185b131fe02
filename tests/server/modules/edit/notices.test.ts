import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf, titleOf } from '#server/http/titles.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { aLine, CASES, until } from '../../live/hubs/hubs.world.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let url: string
beforeAll(async () => {
  world = await editWorld()
  await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(world.server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => world.close())

const list = async (id: number) => (await world.said('GET', `/games/${id}/notices`)).json<GameNotice[]>()
/** Records the messages of a game's connection. */
async function listen(gameId: number) {
  const [quick] = CASES
  const line = aLine(quick ?? expect.fail(), `${url}/hub/user?game=${gameId}`, {
    Cookie: world.server.player,
  })
  const heard: GameNotice[] = []
  line.on('ReceivedGameNotice', (notice: GameNotice) => heard.push(notice))
  await line.start()
  return { heard, stop: () => line.stop() }
}

describe('a notice', () => {
  test('is stored, sent to the connections of its game, and to no others', async () => {
    const [game, other] = [await world.game(), await world.game()]
    const [here, there] = [await listen(game.id), await listen(other.id)]
    const notice = (
      await world.said('POST', `/games/${game.id}/notices`, { content: ' 维护 **now** ' })
    ).json<GameNotice>()
    expect(notice).toEqual({
      id: notice.id,
      type: 'Normal',
      content: ' 维护 **now** ',
      time: '2026-01-01T00:00:00+00:00',
    })
    await until(() => here.heard.length > 0)
    // A change or a deletion sends no message, so the next message is that of the later notice.
    await world.said('PUT', `/games/${game.id}/notices/${notice.id}`, { content: 'changed' })
    await world.said('DELETE', `/games/${game.id}/notices/${notice.id}`)
    const last = (
      await world.said('POST', `/games/${game.id}/notices`, { content: 'last' })
    ).json<GameNotice>()
    await until(() => here.heard.length > 1)
    expect([here.heard, there.heard]).toEqual([[notice, last], []])
    await Promise.all([here.stop(), there.stop()])
  })
  test('may be published before a game and after it', async () => {
    for (const start of ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z']) {
      const { id } = await world.game({ start, end: start.replace('01T', '02T') })
      await world.said('POST', `/games/${id}/notices`, { content: 'n' })
      expect(await list(id)).toHaveLength(1)
    }
  })
  test('needs a text', async () => {
    const { id } = await world.game()
    for (const content of [undefined, null, '', ' \n '])
      expect((await world.say('POST', `/games/${id}/notices`, { content })).statusCode).toBe(400)
    expect(await list(id)).toEqual([])
  })
  test('that is changed has the time of the change, and comes first', async () => {
    const { id } = await world.game()
    const [first, second] = [
      (await world.said('POST', `/games/${id}/notices`, { content: 'first' })).json<GameNotice>(),
      (await world.said('POST', `/games/${id}/notices`, { content: 'second' })).json<GameNotice>(),
    ]
    expect(await list(id)).toEqual([second, first])
    world.server.clock.advance(1500)
    const changed = (
      await world.said('PUT', `/games/${id}/notices/${first.id}`, { content: 'anew' })
    ).json<GameNotice>()
    expect(changed).toEqual({
      ...first,
      content: 'anew',
      time: new Date(world.server.clock.now()).toISOString().replace(/\.?0*Z$/, '+00:00'),
    })
    expect(await list(id)).toEqual([changed, second])
  })
  test('of another game is missing', async () => {
    const [game, other] = [await world.game(), await world.game()]
    const { id } = (
      await world.said('POST', `/games/${other.id}/notices`, { content: 'theirs' })
    ).json<GameNotice>()
    expectRefusal(
      await world.say('PUT', `/games/${game.id}/notices/${id}`, { content: 'mine' }),
      404,
      'noticeMissing',
    )
    expectRefusal(await world.say('DELETE', `/games/${game.id}/notices/${id}`), 404, 'noticeMissing')
    expect((await list(other.id)).map(({ content }) => content)).toEqual(['theirs'])
    await world.said('DELETE', `/games/${other.id}/notices/${id}`)
    expectRefusal(await world.say('DELETE', `/games/${other.id}/notices/${id}`), 404, 'noticeMissing')
  })
  test.each(['FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge'] as const)(
    'of the kind %s cannot be changed or deleted by organisers',
    async (type) => {
      const { id: gameId } = await world.game()
      const { id } = await world.server.store.notices.create({ gameId, type, content: 'own', at: 0 })
      for (const language of ['zh', 'en', 'ja'] as const) {
        const headers = { 'accept-language': language }
        expectRefusal(
          await world.say('PUT', `/games/${gameId}/notices/${id}`, { content: 'x' }, headers),
          400,
          'noticeOfSystem',
          language,
        )
        expectRefusal(
          await world.say('DELETE', `/games/${gameId}/notices/${id}`, undefined, headers),
          400,
          'noticeOfSystem',
          language,
        )
      }
      expect(await list(gameId)).toEqual([])
      expect(await world.notices(gameId)).toEqual([`${type} own`])
    },
  )
})

test('an enabled challenge and a new hint are sent when they are stored', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicContainer', 'Heap')
  const { heard, stop } = await listen(id)
  await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true, hints: ['look'] })
  await until(() => heard.length > 1)
  expect(heard.map(({ type, content }) => `${type} ${content}`)).toEqual([
    `NewChallenge ${titleOf('noticeNewChallenge', languageOf(undefined), { title: 'Heap' })}`,
    `NewHint ${titleOf('noticeNewHint', languageOf(undefined), { title: 'Heap' })}`,
  ])
  await stop()
})
