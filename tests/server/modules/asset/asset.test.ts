import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '#server/files/file-storage.ts'
import { storeFile, releaseFile } from '#server/modules/asset/store-file.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../../a-server.ts'
import { aForm, anAssetServer, type AssetServer, type Part } from './asset.world.ts'

let server: AssetServer
beforeAll(async () => {
  server = await anAssetServer()
}, 60_000)
afterAll(() => server.close())

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const post = (form: ReturnType<typeof aForm>, query = '', cookie = server.admin) =>
  server.app.inject({
    method: 'POST',
    url: `/api/assets${query}`,
    payload: form.payload,
    headers: { ...form.headers, cookie },
  })
const upload = (parts: readonly Part[], query = '') => post(aForm(parts), query)
const remove = (hash: string) =>
  server.app.inject({ method: 'DELETE', url: `/api/assets/${hash}`, headers: { cookie: server.admin } })
const download = (hash: string, name: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/assets/${hash}/${encodeURIComponent(name)}`, headers })
const refs = async (hash: string) => (await server.store.files.find(hash))?.refs ?? null

describe('POST /api/assets', () => {
  test('returns the files in the order of the parts, without empty ones', async () => {
    const answer = await upload([
      { name: 'b.txt', content: 'bbb' },
      { name: 'empty', content: '' },
      { name: 'a.txt', content: 'aaa' },
      { field: 'other', name: 'c.txt', content: 'ccc' },
      { name: '题目.zip', content: 'zzz' },
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      { hash: hashOf('bbb'), name: 'b.txt' },
      { hash: hashOf('aaa'), name: 'a.txt' },
      { hash: hashOf('zzz'), name: '题目.zip' },
    ])
    expect((await server.storedHashes()).sort()).toEqual([hashOf('aaa'), hashOf('bbb'), hashOf('zzz')].sort())
  })

  test('accepts as much as the operator allows, in one file and in all of them', async () => {
    const strict = await aServer({ config: { maxUploadMb: 1 } })
    await strict.user('root', 'Admin')
    const cookie = await strict.signIn('root')
    const send = async (...sizes: number[]) => {
      const { payload, headers } = aForm(
        sizes.map((size, at) => ({ name: `f${at}`, content: Buffer.alloc(size, `${at}`) })),
      )
      return (await strict.ask('POST', '/api/assets', { payload, headers: { ...headers, cookie } }))
        .statusCode
    }
    expect([await send(1_000_000), await send(400_000, 600_000)]).toEqual([200, 200])
    expect([await send(1_000_001), await send(400_000, 600_001)]).toEqual([413, 413])
    expect((await strict.ask('GET', '/api/config')).json()).toMatchObject({ uploadBytes: 1_000_000 })
    await strict.close()
  })

  test('takes one name for all from the query, without a path', async () => {
    const parts = [
      { name: 'x', content: 'named 1' },
      { name: 'y', content: 'named 2' },
    ]
    expect((await upload(parts, '?filename=..%2F..%2Fboth%07.bin')).json()).toEqual([
      { hash: hashOf('named 1'), name: 'both_.bin' },
      { hash: hashOf('named 2'), name: 'both_.bin' },
    ])
  })

  test('the same bytes three times, in one form and in another, are one file with three references and the last name', async () => {
    await upload([
      { name: 'first', content: 'thrice' },
      { name: 'second', content: 'thrice' },
    ])
    server.clock.advance(60_000)
    await upload([{ name: 'third', content: 'thrice' }])
    expect(await server.store.files.find(hashOf('thrice'))).toEqual({
      hash: hashOf('thrice'),
      name: 'third',
      size: 6,
      refs: 3,
      storedAt: server.clock.now(),
    })
  })

  test('the same bytes of many at the same time are counted exactly, also while others delete them', async () => {
    const content = 'all at once'
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload([{ name: 'x', content }])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(await refs(hashOf(content))).toBe(12)
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 2 === 0 ? remove(hashOf(content)) : upload([{ name: 'x', content }]),
      ),
    )
    expect(await refs(hashOf(content))).toBe(12)
    expect((await download(hashOf(content), 'x')).body).toBe(content)
  })

  test('restores lost bytes', async () => {
    await upload([{ name: 'x', content: 'lost and found' }])
    await server.loseBytes(hashOf('lost and found'))
    expect((await download(hashOf('lost and found'), 'x')).statusCode).toBe(404)
    await upload([{ name: 'x', content: 'lost and found' }])
    expect((await download(hashOf('lost and found'), 'x')).body).toBe('lost and found')
  })

  test('an empty form returns an empty list', async () => expect((await upload([])).json()).toEqual([]))

  test('a body that is no form is 415, and only admins may upload', async () => {
    const json = await server.app.inject({
      method: 'POST',
      url: '/api/assets',
      payload: {},
      headers: { cookie: server.admin },
    })
    expect(json.statusCode).toBe(415)
    expect(json.headers['content-type']).toContain('application/problem+json')
    expect((await post(aForm([{ name: 'x', content: 'x' }]), '', server.player)).statusCode).toBe(403)
    expect((await post(aForm([{ name: 'x', content: 'x' }]), '', '')).statusCode).toBe(401)
  })

  test('a form that is too large or breaks off is rejected and leaves nothing', async () => {
    const before = await server.storedHashes()
    const half = Buffer.alloc(15_500_000, 'h')
    const large = await upload([
      { name: 'kept?', content: 'a small one before' },
      { name: 'half', content: half },
      { name: 'other half', content: half },
    ])
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ status: 413 })
    const broken = await post(aForm([{ name: 'x', content: 'to be continued' }], 'missing'))
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ status: 400 })
    expect(await server.storedHashes()).toEqual(before)
    expect(await refs(hashOf('a small one before'))).toBeNull()
  })

  test('a fault of the disk is 400, without details, and counts nothing', async () => {
    await server.breakDisk()
    const answer = await upload([{ name: 'x', content: 'no disk' }])
    await server.mendDisk()
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 400 })
    expect(answer.body).not.toMatch(/ENOENT|tmp/)
    expect(await refs(hashOf('no disk'))).toBeNull()
  })
})

test('bytes that are being removed are restored by an upload at the same moment', async () => {
  const { store, files, clock } = server
  const hash = hashOf('kept while removed')
  await upload([{ name: 'x', content: 'kept while removed' }])
  const incoming = await files.receive(Readable.from([Buffer.from('kept while removed')]), 100)
  let tell = () => {}
  const removing = new Promise<void>((resolve) => (tell = resolve))
  const slow: Files = {
    ...files,
    remove: async (gone) => {
      tell()
      await new Promise((resolve) => setTimeout(resolve, 150))
      return files.remove(gone)
    },
  }
  const released = releaseFile(hash, { store, files: slow })
  await removing
  await storeFile(incoming, 'y', { store, clock })
  expect(await released).toBe('removed')
  expect(await refs(hash)).toBe(1)
  expect((await download(hash, 'y')).body).toBe('kept while removed')
})

describe('GET /assets/{hash}/{filename}', () => {
  const content = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50_000, 'pixels')])
  const hash = hashOf(content)
  beforeAll(() => upload([{ name: 'stored.gif', content }]))

  test('returns the bytes under the requested name, to everyone', async () => {
    const answer = await download(hash, 'writeup "1" 题.pdf', { 'accept-encoding': 'br, gzip' })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="writeup _1_ _.pdf"; filename*=UTF-8''writeup%20%221%22%20%E9%A2%98.pdf`,
      'content-length': String(content.length),
      etag: `"${hash}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(Date.parse(String(answer.headers['last-modified']))).toBeLessThanOrEqual(server.clock.now())
  })

  test('sends an image without extension with its type, and a page as a download', async () => {
    expect((await download(hash, 'avatar')).headers['content-type']).toBe('image/gif')
    for (const name of ['x.html', 'x.svg', 'x.js', 'x.css']) {
      const { headers } = await download(hashOf('aaa'), name)
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-disposition']).toMatch(/^attachment;/)
    }
  }, 10_000)

  test('a text is not compressed, so that its length and ranges are right', async () => {
    const text = 'long text '.repeat(1000)
    await upload([{ name: 'x', content: text }])
    const answer = await download(hashOf(text), 'x.txt', { 'accept-encoding': 'br, gzip' })
    expect(answer.body).toBe(text)
    expect(answer.headers['content-length']).toBe('10000')
  })

  test('returns the requested range', async () => {
    const part = await download(hash, 'x.gif', { range: 'bytes=6-11' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('pixels')
    expect(part.headers).toMatchObject({
      'content-range': `bytes 6-11/${content.length}`,
      'content-length': '6',
    })
    expect(
      (await download(hash, 'x.gif', { range: 'bytes=-6' })).rawPayload.equals(content.subarray(-6)),
    ).toBe(true)
    const beyond = await download(hash, 'x.gif', { range: 'bytes=99999-' })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`)
    expect((await download(hash, 'x.gif', { range: 'bytes=6-11', 'if-range': '"another"' })).statusCode).toBe(
      200,
    )
  })

  test('sends no body to clients that have it', async () => {
    const { headers } = await download(hash, 'x.gif')
    const again: Record<string, string>[] = [
      { 'if-none-match': `"${hash}"` },
      { 'if-modified-since': String(headers['last-modified']) },
    ]
    for (const known of again) {
      const answer = await download(hash, 'x.gif', known)
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers['etag']).toBe(`"${hash}"`)
    }
  })

  test('HEAD returns the length and no bytes', async () => {
    const answer = await download(hash, 'x.gif', {}, 'HEAD')
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
      200,
      '',
      String(content.length),
    ])
  })

  test.each([
    ['unknown', '0'.repeat(64), 404],
    ['of another case', hash.toUpperCase(), 400],
    ['no hex', 'g'.repeat(64), 400],
    ['a path', `${'..%2F'.repeat(20)}etcp`, 400],
  ])('a hash that is %s is refused', async (_, asked, status) => {
    const answer = await server.app.inject({ url: `/assets/${asked}/x` })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status })
  })

  test.each([
    '..%2F..%2Fpasswd',
    '..%5Cpasswd',
    '%7F%01',
    'a%0d%0aset-cookie:%20x=1',
    '%F0%9F%92%BE',
    `${'%E9%A2%98'.repeat(250)}.zip`,
  ])('the name %s is harmless in path and headers', async (name) => {
    const answer = await server.app.inject({ url: `/assets/${hash}/${name}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\x20-\x7e]+$/,
    )
  })

  test('a missing file is logged with the beginning of its hash', async () => {
    server.clock.advance(10_000)
    await download('1'.repeat(64), 'gone.zip')
    await expect
      .poll(async () => (await server.store.logs.list('Warning', { count: 1, skip: 0 }))[0])
      .toMatchObject({
        status: 'NotFound',
        name: 'Anonymous',
        ip: '127.0.0.1',
        message: expect.stringContaining('11111111 gone.zip') as string,
      })
  })
})

describe('DELETE /api/assets/{hash}', () => {
  afterEach(async () => expect(await server.storedHashes()).not.toContain(hashOf('to be deleted')))

  test('lowers the count, then removes the file, then does not know it', async () => {
    const hash = hashOf('to be deleted')
    for (const name of ['a', 'b']) await upload([{ name, content: 'to be deleted' }])
    const first = await remove(hash)
    expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([200, '', undefined])
    expect(await refs(hash)).toBe(1)
    expect((await download(hash, 'x')).statusCode).toBe(200)
    expect((await remove(hash)).statusCode).toBe(200)
    expect(await refs(hash)).toBeNull()
    const third = await remove(hash)
    expect(third.statusCode).toBe(404)
    expect(third.headers['content-type']).toContain('application/problem+json')
    expect(third.json()).toMatchObject({ status: 404, title: 'Not Found' })
  })

  test('a file whose bytes are lost is 404, and then unknown', async () => {
    const hash = hashOf('to be deleted')
    await upload([{ name: 'x', content: 'to be deleted' }])
    await server.loseBytes(hash)
    expect((await remove(hash)).statusCode).toBe(404)
    expect(await refs(hash)).toBeNull()
  })

  test('only admins may', async () => {
    const url = `/api/assets/${hashOf('aaa')}`
    expect(
      (await server.app.inject({ method: 'DELETE', url, headers: { cookie: server.player } })).statusCode,
    ).toBe(403)
    expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
    expect(await refs(hashOf('aaa'))).toBe(1)
  })
})
