import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectRefusal } from '../team/team.world.ts'
import { pdf, unpacked, writeupWorld, type WriteupWorld } from './writeup.world.ts'

let world: WriteupWorld
beforeAll(async () => {
  world = await writeupWorld()
  await world.server.app.listen({ host: '127.0.0.1', port: 0 })
}, 60_000)
afterAll(() => world.close())

const begin = async (gameId: number): Promise<IncomingMessage> => {
  const { port } = world.server.app.server.address() as AddressInfo
  const asked = get({
    host: '127.0.0.1',
    port,
    path: `/api/admin/writeups/${gameId}/all`,
    headers: { cookie: world.admin },
    agent: false,
  })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}
/** Counts the stored files that this process has open, because a leaked handle would stay open forever. */
async function openFiles(): Promise<number> {
  const folder = `${world.server.dataDir}/files/`
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((link) => link.startsWith(folder)).length
}
const logged = async (text: string) =>
  (await world.server.store.logs.list(null, { count: 200, skip: 0 })).filter(({ message }) =>
    message.includes(text),
  )

describe('all writeups of a game', () => {
  test('are one archive, in one folder of its name, each named after its team', async () => {
    const gameId = await world.game({ title: 'Harbour: Cup/2' })
    const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
    await world.rename(ann, '../../红熊猫')
    await world.handIn(ann, gameId, pdf('by ann'))
    await world.handIn(ben, gameId, pdf('by ben'))
    const answer = await world.take(gameId)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Writeups-Harbour_ Cup_2-20260101-00.00.00Z.zip"; filename*=UTF-8''Writeups-Harbour_%20Cup_2-20260101-00.00.00Z.zip`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const folder = 'Writeups-Harbour_ Cup_2-20260101-00.00.00Z'
    expect(unpacked(answer.rawPayload)).toEqual({
      [`${folder}/__.._红熊猫_Writeup-${gameId}-${ann.teamId}-20260101-00.00.00Z.pdf`]: '%PDF-1.7\nby ann',
      [`${folder}/${ben.team}_Writeup-${gameId}-${ben.teamId}-20260101-00.00.00Z.pdf`]: '%PDF-1.7\nby ben',
    })
    await expect
      .poll(() => logged(`Downloaded 2 writeups of game ${gameId}.`))
      .toMatchObject([{ name: 'root', status: 'Success' }])
  })
  test('are an empty archive if there are none, and 404 for a missing game', async () => {
    expect(unpacked((await world.take(await world.game())).rawPayload)).toEqual({})
    expectRefusal(await world.take(2_147_483_647), 404, 'gameMissing', 'en')
  })
  test('with lost bytes have a text in their place, and the log names the file', async () => {
    const gameId = await world.game()
    const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
    await world.loseBytes(await world.handIn(ann, gameId, pdf('lost')))
    await world.handIn(ben, gameId, pdf('kept'))
    const files = Object.entries(unpacked((await world.take(gameId)).rawPayload))
    expect(files).toHaveLength(2)
    expect(files.find(([name]) => name.includes(`Writeup-${gameId}-${ben.teamId}-`))?.[1]).toBe(
      '%PDF-1.7\nkept',
    )
    const [name, text] = files.find(([other]) => other.includes(`Writeup-${gameId}-${ann.teamId}-`)) ?? []
    expect([name?.endsWith('.pdf.txt'), text]).toEqual([
      true,
      `The writeup of ${ann.team} is missing on the server, so it isn’t in this archive.\n`,
    ])
    await expect
      .poll(() => logged(`of ${ann.team}`))
      .toMatchObject([{ level: 'Warning', status: 'NotFound' }])
  })
  test('include what a team uploads while they are sent', async () => {
    const gameId = await world.game()
    const [early, late] = [await world.player(gameId), await world.player(gameId)]
    await world.handIn(early, gameId, pdf('old'))
    world.server.clock.advance(1000)
    // The latest writeup is the first in the archive, and large enough to block the server on a slow reader.
    await world.handIn(late, gameId, Buffer.concat([pdf(''), Buffer.alloc(16 * MEBIBYTE, 'x')]))
    const answer = await begin(gameId)
    const head = await new Promise<Buffer>((resolve) =>
      answer.once('data', (chunk: Buffer) => (answer.pause(), resolve(chunk))),
    )
    await world.handIn(early, gameId, pdf('new'))
    const chunks = [head]
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.resume()
    await once(answer, 'end')
    const files = Object.entries(unpacked(Buffer.concat(chunks)))
    expect(files.find(([name]) => name.includes(`Writeup-${gameId}-${early.teamId}-`))?.[1]).toBe(
      '%PDF-1.7\nnew',
    )
  }, 20_000)
  test('are not read on when the reader disconnects, and no file stays open', async () => {
    const gameId = await world.game()
    for (let at = 0; at < 3; at++)
      await world.handIn(
        await world.player(gameId),
        gameId,
        Buffer.concat([pdf(''), Buffer.alloc(8 * MEBIBYTE, String(at))]),
      )
    const answer = await begin(gameId)
    await once(answer, 'data')
    answer.pause()
    await expect.poll(openFiles).toBeGreaterThan(0)
    expect(await openFiles()).toBeLessThanOrEqual(2)
    answer.destroy()
    await expect.poll(openFiles).toBe(0)
    expect(world.server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
    // Other readers must get the complete archive.
    expect(Object.keys(unpacked((await world.take(gameId)).rawPayload))).toHaveLength(3)
    expect(await openFiles()).toBe(0)
  }, 20_000)
  test('close a file whose second opening fails', async () => {
    const gameId = await world.game()
    await world.handIn(await world.player(gameId), gameId, pdf('once'))
    const { files } = world.server
    const closed = vi.fn<() => void>()
    const { open } = files
    const opening = vi.spyOn(files, 'open').mockImplementationOnce(async (hash) => {
      const held = await open(hash)
      return held && { ...held, close: () => held.close().then(closed) }
    })
    opening.mockRejectedValueOnce(new Error('too many open files'))
    await world.take(gameId).catch(() => null)
    opening.mockRestore()
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    expect(await openFiles()).toBe(0)
  })
})
