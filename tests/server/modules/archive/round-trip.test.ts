import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH } from '#contract/models/time.ts'
import { aForm } from '../asset/asset.world.ts'
import { aPhoto } from '../account/avatar.world.ts'
import {
  aFullGame,
  archiveWorld,
  asDraft,
  textIn,
  unpacked,
  viewOf,
  type ArchiveWorld,
} from './archive.world.ts'
import { aWrittenGame, writeGame } from './written-game.ts'

let here: ArchiveWorld
let there: ArchiveWorld
beforeAll(async () => {
  here = await archiveWorld()
  there = await archiveWorld()
}, 60_000)
afterAll(async () => {
  await here.close()
  await there.close()
})

describe('the archive of a game', () => {
  test('is a ZIP that other programs read, named after the game', async () => {
    const id = await aFullGame(here)
    const answer = await here.said('GET', `/games/${id}/archive`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Spring _ _Cup_ __.zip"; filename*=UTF-8''Spring%20_%20%E2%80%9CCup%E2%80%9D%20%F0%9F%8F%81.zip`,
    })
    const files = unpacked(answer.rawPayload)
    expect(Object.keys(files)).toEqual(['game.json', ...Object.keys(files).slice(1).sort()])
    expect(
      Object.values(files)
        .slice(1)
        .map((bytes) => Buffer.from(bytes).toString())
        .sort(),
    ).toEqual(['for a', 'for all', 'for b'])
  })
  test('has no key, no id, no data of players, and no notice of the platform', async () => {
    const id = await aFullGame(here)
    await here.participation(id)
    await here.server.store.notices.create({
      gameId: id,
      type: 'FirstBlood',
      content: 'Who was first',
      at: 0,
    })
    const text = JSON.stringify(textIn(await here.take(id)))
    const { publicKey } = (await here.said('GET', `/games/${id}`)).json<GameInfoModel>()
    const privateKey = (await here.server.store.games.privateKeyOf(id)) ?? ''
    for (const secret of [publicKey, privateKey, 'Who was first', '"id"', 'publicKey'])
      expect(text).not.toContain(secret)
    expect(textIn(await here.take(id)).notices.map(({ content }) => content)).toEqual(['first', 'second'])
  })
  test('is the same each time, and HEAD returns its length only', async () => {
    const id = await aFullGame(here)
    const [one, two] = [await here.take(id), await here.take(id)]
    expect(one.equals(two)).toBe(true)
    const head = await here.server.ask('HEAD', `/api/edit/games/${id}/archive`, {
      headers: { cookie: here.server.admin },
    })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(one.length),
      0,
    ])
  })
  test('leaves out a flag generated for a team, and an attachment whose file was deleted', async () => {
    const id = await aFullGame(here)
    const { id: cId } = await here.challenge(id, 'StaticAttachment', 'Gone')
    const fileHash = await here.upload('soon gone')
    await here.said('POST', `/games/${id}/challenges/${cId}/attachment`, {
      attachmentType: 'Local',
      fileHash,
    })
    await here.server.ask('DELETE', `/api/assets/${fileHash}`, { headers: { cookie: here.server.admin } })
    const last = textIn(await here.take(id)).challenges.at(-1)
    expect(last).toMatchObject({ title: 'Gone', attachment: null })
  })
  test('is not created if the bytes of a file are lost, and names the file', async () => {
    const id = await aFullGame(here)
    const { id: cId } = await here.challenge(id)
    const fileHash = await here.upload('lost bytes', 'lost.bin')
    await here.said('POST', `/games/${id}/challenges/${cId}/attachment`, {
      attachmentType: 'Local',
      fileHash,
    })
    await here.server.loseBytes(fileHash)
    const answer = await here.say('GET', `/games/${id}/archive`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { status: 404, title: '文件“lost.bin”已丢失，请重新上传后再导出' },
    ])
  })
  test('of a game that is not there is 404', async () => {
    expect((await here.say('GET', '/games/2147483647/archive')).statusCode).toBe(404)
  })
  test('that is exported or imported is logged with the user', async () => {
    const id = await aFullGame(here)
    const { id: other } = await here.put(await here.take(id))
    const entries = async () =>
      (await here.server.store.logs.list(null, { count: 50, skip: 0 })).map(
        ({ name, message }) => `${name} ${message}`,
      )
    await expect
      .poll(entries)
      .toEqual(expect.arrayContaining([`root Exported game ${id}.`, `root Imported game ${other}.`]))
  })
})

const filesOf = (archive: Buffer) =>
  Object.fromEntries(Object.entries(unpacked(archive)).filter(([name]) => name !== 'game.json'))
/**
 * Compares the archives, apart from hidden games and disabled challenges. Those that were hidden and disabled
 * before must be equal to the byte.
 */
async function expectSame(back: Buffer, archive: Buffer, world: ArchiveWorld) {
  expect(textIn(back)).toEqual(asDraft(textIn(archive)))
  expect(filesOf(back)).toEqual(filesOf(archive))
  const { id } = await world.put(back)
  expect((await world.take(id)).equals(back)).toBe(true)
  await world.said('DELETE', `/games/${id}`)
}

describe('an imported game', () => {
  test('is hidden, with every challenge disabled, and its archive still has what was visible and enabled', async () => {
    const archive = await here.take(await aFullGame(here))
    expect([
      textIn(archive).game.hidden,
      textIn(archive).challenges.some(({ isEnabled }) => isEnabled),
    ]).toEqual([false, true])
    const game = await there.put(archive)
    expect(game.hidden).toBe(true)
    const listed = (await there.said('GET', `/games/${game.id}/challenges`)).json<{ isEnabled: boolean }[]>()
    expect(listed.map(({ isEnabled }) => isEnabled)).toEqual(listed.map(() => false))
    expect(
      (await there.server.ask('GET', '/api/game')).json<{ id: number }[]>().map(({ id }) => id),
    ).not.toContain(game.id)
  })
  test('keeps the own order of its challenges, and has none if there was none', async () => {
    const id = await aFullGame(here)
    const listed = async (game: number, world: ArchiveWorld) =>
      (await world.said('GET', `/games/${game}/challenges`)).json<{ id: number; title: string }[]>()
    const titles = async (game: number, world: ArchiveWorld) =>
      (await listed(game, world)).map(({ title }) => title)
    const plain = await there.put(await here.take(id))
    expect(await there.server.store.challenges.hasOrder(plain.id)).toBe(false)
    const reversed = (await listed(id, here)).toReversed()
    const ids = reversed.map((challenge) => challenge.id)
    await here.said('PUT', `/games/${id}/challenges/order`, ids)
    const ordered = await there.put(await here.take(id))
    expect(await titles(ordered.id, there)).toEqual(reversed.map(({ title }) => title))
    const clone = (await here.said('POST', `/games/${id}/clone`, { title: 'Copy' })).json<GameInfoModel>()
    expect(await titles(clone.id, here)).toEqual(reversed.map(({ title }) => title))
  })
  test('equals the exported one, on the same platform and on another, except for keys and visibility', async () => {
    const id = await aFullGame(here)
    const archive = await here.take(id)
    for (const world of [here, there]) {
      const game = await world.put(archive)
      const original = (await here.said('GET', `/games/${id}`)).json<GameInfoModel>()
      expect({ ...game, id: 0, publicKey: '' }).toEqual({ ...original, id: 0, publicKey: '', hidden: true })
      expect(game.publicKey).not.toBe(original.publicKey)
      expect(await viewOf(game.id, world)).toEqual(await viewOf(id, here))
      await expectSame(await world.take(game.id), archive, world)
    }
  })
  test('has its files, each under its own names, counted once for every link', async () => {
    const game = await there.put(await here.take(await aFullGame(here)))
    const { challenges } = { challenges: await there.server.store.challenges.list(game.id) }
    const dealt = await there.look(game.id, challenges[1]?.id ?? 0)
    const urls = dealt.flags.map(({ attachment }) => attachment?.url ?? null)
    expect(urls.map((url) => url?.split('/').at(-1) ?? null)).toEqual([
      'a.bin',
      'b.bin',
      'other.bin',
      'x?y=1#z',
      null,
    ])
    const download = await there.server.ask('GET', urls[0] ?? '')
    expect(download.body).toBe('for a')
    const hash = urls[0]?.split('/')[2] ?? ''
    const before = (await there.refs(hash)) ?? 0
    await there.said('DELETE', `/games/${game.id}`)
    expect(before - ((await there.refs(hash)) ?? 0)).toBe(2)
  })
  test('has its poster', async () => {
    const { id } = await here.game()
    const { payload, headers } = aForm([
      { field: 'file', name: 'p.png', content: await aPhoto(300, 200).png().toBuffer() },
    ])
    const uploaded = await here.server.ask('PUT', `/api/edit/games/${id}/poster`, {
      payload,
      headers: { ...headers, cookie: here.server.admin },
    })
    const game = await there.put(await here.take(id))
    expect(game.poster).toMatch(/^\/assets\/[0-9a-f]{64}\/poster$/)
    // An uploaded poster was made by the server, and is not encoded again.
    expect(game.poster).toBe(String(uploaded.json()).replace(/\.webp$/, ''))
    const answer = await there.server.ask('GET', game.poster ?? '')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    await there.said('DELETE', `/games/${game.id}`)
    expect((await there.server.ask('GET', game.poster ?? '')).statusCode).toBe(404)
  })
  test('has its poster made anew, without the bytes and the metadata of the archive', async () => {
    const photo = await aPhoto(5000, 200)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .png()
      .toBuffer()
    const hash = createHash('sha256').update(photo).digest('hex')
    const archive = await here.take((await here.game()).id)
    const text = textIn(archive)
    const crafted = zipSync({
      'game.json': Buffer.from(JSON.stringify({ ...text, game: { ...text.game, poster: hash } })),
      [`files/${hash}`]: photo,
    })
    const { poster } = await there.put(crafted)
    const { rawPayload } = await there.server.ask('GET', poster ?? '')
    const made = await sharp(rawPayload).metadata()
    expect([made.format, made.width, made.exif]).toEqual(['webp', 4096, undefined])
    expect(await there.refs(hash)).toBeNull()
  })
  test('may be packed again by another program, with compression and a folder', async () => {
    const archive = await here.take(await aFullGame(here))
    const game = await there.put(zipSync({ 'files/': new Uint8Array(), ...unpacked(archive) }, { level: 9 }))
    await expectSame(await there.take(game.id), archive, there)
  })
  test('of a new one, without times, has no times', async () => {
    const { id } = (await here.said('POST', '/games', { title: 'Bare' })).json<GameInfoModel>()
    expect(await there.put(await here.take(id))).toMatchObject({
      start: EPOCH,
      end: EPOCH,
      wpddl: EPOCH,
      bloodBonus: 52_459_530,
    })
  })

  test('equals the exported one, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(aWrittenGame, async (written) => {
        const id = await writeGame(written, here)
        const archive = await here.take(id)
        const other = await there.put(archive)
        // Compares the games too, because both archives might lack the same data.
        expect(await viewOf(other.id, there)).toEqual(await viewOf(id, here))
        const back = await there.take(other.id)
        await expectSame(back, archive, there)
        await here.said('DELETE', `/games/${id}`)
        await there.said('DELETE', `/games/${other.id}`)
        expect(await there.server.storedHashes()).toEqual(
          expect.not.arrayContaining(Object.keys(unpacked(archive)).map((name) => name.slice(6))),
        )
      }),
      { numRuns: 25 },
    )
  }, 180_000)
})
