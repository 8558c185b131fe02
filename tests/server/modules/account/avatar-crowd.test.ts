import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aForm } from '../asset/asset.world.ts'
import { anAvatarServer, aPhoto, LARGEST, type AvatarServer } from './avatar.world.ts'

let server: AvatarServer
let url: string
beforeAll(async () => {
  server = await anAvatarServer()
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
}, 60_000)
afterAll(() => server.close())

const aPicture = () => aPhoto(64, 48).png().toBuffer()
const OWN_AVATAR = { method: 'PUT', path: '/api/account/avatar', field: 'file' }

interface Beginning {
  cookie: string
  /** The files of the form. */
  contents: readonly Buffer[]
  /** The number of bytes that the client sends before it stops. */
  sent: number
  to?: typeof OWN_AVATAR
  agent?: Agent
}
function begin({
  cookie,
  contents,
  sent,
  to: { method, path, field } = OWN_AVATAR,
  agent = new Agent(),
}: Beginning) {
  const { payload, headers } = aForm(contents.map((content) => ({ field, name: 'me.png', content })))
  const upload = request(`${url}${path}`, {
    agent,
    method,
    headers: { ...headers, cookie, 'content-length': payload.length },
  })
  const answered = new Promise<number | undefined>((resolve) => {
    upload.on('response', (response) => resolve(response.resume().statusCode))
    upload.on('error', () => resolve(undefined))
  })
  upload.write(payload.subarray(0, sent))
  return { answered, hangUp: () => upload.destroy(), finish: () => upload.end(payload.subarray(sent)) }
}

describe('over the network', () => {
  test('an upload that is too large is refused before the rest is sent', async () => {
    const upload = begin({
      cookie: server.player,
      contents: [Buffer.alloc(20_000_000)],
      sent: LARGEST + 100_000,
    })
    expect(await upload.answered).toBe(400)
    upload.hangUp()
    expect(await server.storedHashes()).toEqual([])
  })
  test.each([
    ['an avatar', OWN_AVATAR, 400, [20_000_000], LARGEST + 100_000],
    [
      'a file',
      { method: 'POST', path: '/api/assets', field: 'files' },
      413,
      [20_000_000, 20_000_000],
      31_000_000,
    ],
  ])(
    'a user who was refused while sending %s can send more requests on the same connection',
    async (_, to, status, sizes, sent) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const upload = begin({
        cookie: server.admin,
        contents: sizes.map((size) => Buffer.alloc(size)),
        sent,
        to,
        agent,
      })
      expect(await upload.answered).toBe(status)
      upload.finish()
      const next = await new Promise((resolve) =>
        request(`${url}/healthz`, { agent }, (response) => resolve(response.resume().statusCode)).end(),
      )
      expect(next).toBe(200)
      agent.destroy()
    },
  )
  test('a client that sends all of it immediately gets the refusal, too', async () => {
    const { payload, headers } = aForm([{ field: 'file', name: 'me.png', content: Buffer.alloc(20_000_000) }])
    const answer = await fetch(`${url}/api/account/avatar`, {
      method: 'PUT',
      headers: { ...headers, cookie: server.player },
      body: new Uint8Array(payload),
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { title: '头像文件不能超过 3 MB', status: 400 },
    ])
  })
  test('a client that disconnects leaves nothing, and its next upload does not wait for it', async () => {
    const upload = begin({
      cookie: server.player,
      contents: [Buffer.concat([await aPicture(), Buffer.alloc(1_000_000)])],
      sent: 500_000,
    })
    await expect.poll(async () => (await server.storedHashes()).length).toBe(1)
    upload.hangUp()
    await upload.answered
    expect((await server.setAvatar(server.player, await aPicture())).statusCode).toBe(200)
    await expect.poll(async () => (await server.storedHashes()).length).toBe(1)
  })
  test('a slow upload of one user delays no one else', async () => {
    const slow = begin({ cookie: server.player, contents: [await aPicture()], sent: 100 })
    expect((await server.setAvatar(server.admin, await aPicture())).statusCode).toBe(200)
    slow.finish()
    expect(await slow.answered).toBe(200)
  })
})

describe('a crowd', () => {
  test('of uploads by one user waits in a short queue, and the rest is refused for now', async () => {
    const picture = await aPicture()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => server.setAvatar(server.player, picture)),
    )
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    // One image is processed and four wait. On a slow machine some requests arrive after the first has ended.
    expect(count(200)).toBeGreaterThanOrEqual(5)
    expect(count(429)).toBeGreaterThanOrEqual(4)
    expect(count(200) + count(429)).toBe(16)
    const away = answers.find(({ statusCode }) => statusCode === 429)
    expect([away?.body, Number(away?.headers['retry-after']) > 0]).toEqual(['', true])
    expect((await server.setAvatar(server.player, picture)).statusCode).toBe(200)
  })

  test('of twenty photographs of 12 megapixels does not block the server, and uses limited memory', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await server.user(`crowd${index}`)
        return server.signIn(`crowd${index}`)
      }),
    )
    const photo = await aPhoto(4000, 3000).jpeg({ progressive: true, quality: 70 }).toBuffer()
    expect(photo.length).toBeLessThan(LARGEST)
    const before = process.memoryUsage().rss
    const work = { isDone: false }
    const times: number[] = []
    const sizes: number[] = []
    const uploads = Promise.all(cookies.map((cookie) => server.setAvatar(cookie, photo))).finally(
      () => (work.isDone = true),
    )
    while (!work.isDone) {
      const startedAt = performance.now()
      await fetch(`${url}/healthz`)
      times.push(performance.now() - startedAt)
      sizes.push(process.memoryUsage().rss)
      await sleep(5)
    }
    expect((await uploads).map(({ statusCode }) => statusCode)).toEqual(cookies.map(() => 200))
    const median = times.toSorted((a, b) => a - b)[times.length >> 1]
    // One image takes about 200 ms. On the event loop each of the twenty would delay every other request by
    // that.
    expect(median).toBeLessThan(100)
    expect(Math.max(...sizes) - before).toBeLessThan(400_000_000)
  })
})
