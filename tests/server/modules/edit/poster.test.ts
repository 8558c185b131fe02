import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { anAnimation, aPhoto, hashIn, LARGEST } from '../account/avatar.world.ts'
import { aForm } from '../asset/asset.world.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

const put = (gameId: number, content: Buffer | string, headers: Record<string, string> = {}) => {
  const form = aForm([{ field: 'file', name: 'poster.png', content }])
  return world.server.ask('PUT', `/api/edit/games/${gameId}/poster`, {
    payload: form.payload,
    headers: { ...form.headers, cookie: world.server.admin, ...headers },
  })
}
const posterOf = async (id: number) => (await world.said('GET', `/games/${id}`)).json<GameInfoModel>().poster
const picture = async (link: string) => sharp((await world.server.ask('GET', link)).rawPayload).metadata()

describe('a poster', () => {
  test('is encoded again in its own size, and shown with the game', async () => {
    const { id } = await world.game()
    const sent = await aPhoto(1203, 907)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const answer = await put(id, sent)
    const link = answer.json<string>()
    expect([answer.statusCode, link]).toEqual([
      200,
      expect.stringMatching(/^\/assets\/[0-9a-f]{64}\/poster\.webp$/),
    ])
    expect(await picture(link)).toMatchObject({ format: 'webp', width: 1203, height: 907 })
    expect((await picture(link)).exif).toBeUndefined()
    const shown = `/assets/${hashIn(link)}/poster`
    expect(await posterOf(id)).toBe(shown)
    expect((await world.server.ask('GET', `/api/game/${id}`)).json()).toMatchObject({ poster: shown })
    expect((await world.server.ask('GET', shown)).headers['content-type']).toBe('image/webp')
  })
  test('that is animated stays animated, and one larger than any screen is made smaller', async () => {
    const { id } = await world.game()
    const moving = await (await anAnimation(3, 64)).gif().toBuffer()
    expect(await picture((await put(id, moving)).json<string>())).toMatchObject({
      format: 'webp',
      pages: 3,
      width: 64,
    })
    const wide = await sharp({ create: { width: 6000, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await picture((await put(id, wide)).json<string>())).toMatchObject({ width: 4096, height: 205 })
  })
  test('replaces the one before, whose file is deleted unless another game has it', async () => {
    const [game, other] = [await world.game(), await world.game()]
    const [first, second] = [await aPhoto().png().toBuffer(), await aPhoto().png().toBuffer()]
    const hash = hashIn((await put(game.id, first)).json<string>())
    await put(other.id, first)
    expect(await world.refs(hash)).toBe(2)
    const next = hashIn((await put(game.id, second)).json<string>())
    expect([await world.refs(hash), await world.refs(next)]).toEqual([1, 1])
    await put(other.id, second)
    expect([await world.refs(hash), await world.hasBytes(hash), await world.refs(next)]).toEqual([
      null,
      false,
      2,
    ])
    // Saving the game must not change the poster.
    await world.said('PUT', `/games/${game.id}`, { title: 'Cup', poster: null })
    expect(await posterOf(game.id)).toBe(`/assets/${next}/poster`)
  })
  test('does not change the version of the game', async () => {
    const { id } = await world.game()
    await put(id, await aPhoto().png().toBuffer())
    expect((await world.say('PUT', `/games/${id}`, { title: 'Cup' }, { 'if-match': '"1"' })).statusCode).toBe(
      200,
    )
  })
})

describe('rejected, in this order, with nothing left behind', () => {
  const UNKNOWN = 2_147_483_647
  test.each([
    ['empty', '', 'posterEmpty', 'posterEmpty'],
    ['one byte too large', Buffer.alloc(LARGEST + 1), 'posterTooLarge', 'posterTooLarge'],
    ['no image', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'imageUnreadable', 'gameMissing'],
    ['half an image', Buffer.from('\u0089PNG\r\n\u001a\nhalf', 'latin1'), 'imageUnreadable', 'gameMissing'],
  ] as const)('%s', async (_, content, title, ofUnknown) => {
    const { id } = await world.game()
    const [before, bytes] = [await world.snapshot(), await world.server.storedHashes()]
    for (const language of ['zh', 'en', 'ja'] as const) {
      expectRefusal(await put(id, content, { 'accept-language': language }), 400, title, language)
      expectRefusal(
        await put(UNKNOWN, content, { 'accept-language': language }),
        ofUnknown === 'gameMissing' ? 404 : 400,
        ofUnknown,
        language,
      )
    }
    expect([await world.snapshot(), await world.server.storedHashes()]).toEqual([before, bytes])
  })
  test('a valid one for a missing game', async () => {
    const bytes = await world.server.storedHashes()
    expectRefusal(await put(UNKNOWN, await aPhoto().png().toBuffer()), 404, 'gameMissing')
    expect(await world.server.storedHashes()).toEqual(bytes)
  })
  test('a valid one for a game that is deleted in the meantime', async () => {
    const { id } = await world.game()
    const bytes = await world.server.storedHashes()
    const [answer] = await Promise.all([
      put(id, await aPhoto(3000, 2000).jpeg().toBuffer()),
      world.said('DELETE', `/games/${id}`),
    ])
    expect([200, 404]).toContain(answer.statusCode)
    expect(await world.server.storedHashes()).toEqual(bytes)
  })
})
