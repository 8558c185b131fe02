import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { User } from '#server/store/rows/user.ts'
import { aForm } from '../asset/asset.world.ts'
import { anAnimation, anAvatarServer, aPhoto, hashIn, LARGEST, type AvatarServer } from './avatar.world.ts'

let server: AvatarServer
beforeAll(async () => {
  server = await anAvatarServer()
}, 60_000)
afterAll(() => server.close())

let people = 0
async function somebody(): Promise<User & { cookie: string }> {
  const name = `user${(people += 1)}`
  const user = await server.user(name)
  return { ...user, cookie: await server.signIn(name) }
}
const aPicture = () => aPhoto(64, 48).png().toBuffer()
/** An image of exactly this size, because decoders ignore bytes after the end of a PNG. */
const padded = async (size: number) =>
  Buffer.concat([await aPicture(), Buffer.alloc(LARGEST + 1)]).subarray(0, size)
const recentLog = () => server.store.logs.list(null, { count: 8, skip: 0 })
const lastLog = async () => (await server.store.logs.list(null, { count: 1, skip: 0 }))[0]
const expectRefused = (answer: { statusCode: number; json: () => unknown }, status: number, title: string) =>
  expect([answer.statusCode, answer.json()]).toEqual([status, { title, status }])

/**
 * Each file must have exactly one user or team for each of its references, and no temporary file may be left.
 */
async function expectNothingLeft() {
  const rows = await server.store.sql.many<{ hash: string; refs: number; links: number }>({
    name: 'test.links',
    text: `select f.hash, f.refs, (select count(*)::int from users where avatar_hash = f.hash) + (select count(*)::int from teams where avatar_hash = f.hash) as links
           from files f order by f.hash`,
  })
  for (const { refs, links } of rows) expect(refs).toBe(links)
  expect((await server.storedHashes()).sort()).toEqual(rows.map(({ hash }) => hash).sort())
}

describe('PUT /api/account/avatar', () => {
  afterEach(expectNothingLeft)

  test('returns the link, under which the picture is available from then on', async () => {
    const { cookie, ...user } = await somebody()
    const answer = await server.setAvatar(cookie, await aPhoto(640, 480).jpeg().toBuffer())
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const link = answer.json<string>()
    expect(link).toMatch(/^\/assets\/[0-9a-f]{64}\/avatar\.webp$/)
    const served = await server.download(link)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    expect(createHash('sha256').update(served.rawPayload).digest('hex')).toBe(hashIn(link))
    expect(await server.picture(link)).toMatchObject({ format: 'webp', width: 300, height: 225 })
    const profile = await server.ask('GET', '/api/account/profile', { headers: { cookie } })
    expect(profile.json<ProfileUserInfoModel>().avatar).toBe(`/assets/${hashIn(link)}/avatar`)
    expect((await server.download(`/assets/${hashIn(link)}/avatar`)).headers['content-type']).toBe(
      'image/webp',
    )
    await expect.poll(lastLog).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: user.name,
      message: `Changed the avatar: ${hashIn(link).slice(0, 8)}`,
    })
  })

  test('an animation stays animated', async () => {
    const { cookie } = await somebody()
    const link = (
      await server.setAvatar(cookie, await (await anAnimation(3, 32)).gif().toBuffer())
    ).json<string>()
    expect(link).toMatch(/\/avatar\.webp$/)
    expect(await server.picture(link)).toMatchObject({ format: 'webp', pages: 3 })
  })

  test('the former picture is deleted, but not while others use it', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const [first, second] = [await aPicture(), await aPicture()]
    const hash = hashIn((await server.setAvatar(one.cookie, first)).json<string>())
    await server.setAvatar(other.cookie, first)
    expect([await server.avatarOf(other), await server.refs(hash)]).toEqual([hash, 2])
    await server.setAvatar(one.cookie, second)
    expect(await server.refs(hash)).toBe(1)
    await server.setAvatar(other.cookie, second)
    const removed = {
      level: 'Information',
      status: 'Pending',
      name: 'System',
      ip: '',
      message: `The bytes of file ${hash.slice(0, 8)} were removed.`,
    }
    await expect
      .poll(async () => (await recentLog()).filter(({ message }) => message.includes('removed')))
      .toMatchObject([removed])
    expect([await server.refs(hash), (await server.download(`/assets/${hash}/avatar`)).statusCode]).toEqual([
      null,
      404,
    ])
  })

  test('the same picture again has the same link, counted once', async () => {
    const { cookie } = await somebody()
    const picture = await aPicture()
    const links = [await server.setAvatar(cookie, picture), await server.setAvatar(cookie, picture)].map(
      (answer) => answer.json<string>(),
    )
    expect(links[0]).toBe(links[1])
    expect(await server.refs(hashIn(links[0] ?? ''))).toBe(1)
  })

  test('several at the same time by one user leave one of them', async () => {
    const { cookie, ...user } = await somebody()
    const pictures = await Promise.all([1, 2, 3, 4].map(aPicture))
    const answers = await Promise.all(
      [...pictures, ...pictures.slice(0, 1)].map((picture) => server.setAvatar(cookie, picture)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(answers.map((answer) => hashIn(answer.json<string>()))).toContain(await server.avatarOf(user))
  })

  test('two processes at the same time release each former picture once', async () => {
    const { id } = await somebody()
    const hashes = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(64))
    const before = await Promise.all(hashes.map((hash) => server.store.users.setAvatar(id, hash)))
    const last = await server.store.users.setAvatar(id, null)
    expect(new Set([...before, last])).toEqual(new Set([...hashes, null]))
  })
})

describe('a file that is no avatar', () => {
  afterEach(expectNothingLeft)

  test.each([
    ['nothing', async () => Buffer.alloc(0), '头像文件为空'],
    ['one byte too many', () => padded(LARGEST + 1), '头像文件不能超过 3 MB'],
    ['much too large, and no image', async () => Buffer.alloc(20_000_000), '头像文件不能超过 3 MB'],
    [
      'no image',
      async () => Buffer.from('<svg/>'),
      '无法识别该图片，请使用 PNG、JPEG、GIF、WebP、BMP 或 TIFF 格式，且不超过 2500 万像素',
    ],
  ])('%s is rejected, and the former one stays', async (what, content, title) => {
    const { cookie, ...user } = await somebody()
    const link = (await server.setAvatar(cookie, await aPicture())).json<string>()
    expectRefused(await server.setAvatar(cookie, await content()), 400, title)
    const noted = { level: 'Warning', status: 'Failed', name: 'System', ip: '', source: 'asset' }
    if (what === 'no image') await expect.poll(lastLog).toMatchObject(noted)
    expect(await server.avatarOf(user)).toBe(hashIn(link))
    expect((await server.download(link)).statusCode).toBe(200)
  })
  test('exactly 3 MiB is accepted', async () => {
    const { cookie } = await somebody()
    expect((await server.setAvatar(cookie, await padded(LARGEST))).statusCode).toBe(200)
  })

  test('a form without the right part is refused, other parts are ignored, and the first of two is used', async () => {
    const { cookie } = await somebody()
    const [first, second] = [await aPicture(), await aPicture()]
    const send = (...parts: { field: string; content: Buffer }[]) =>
      server.put('/api/account/avatar', cookie, aForm(parts.map((part) => ({ ...part, name: 'x.png' }))))
    expectRefused(await send(), 400, 'file为必填项')
    expectRefused(await send({ field: 'files', content: first }), 400, 'file为必填项')
    const links = [
      await send(
        { field: 'other', content: second },
        { field: 'file', content: first },
        { field: 'file', content: second },
      ),
      await server.setAvatar(cookie, first),
    ]
    expect(links[0]?.statusCode).toBe(200)
    expect(links[0]?.body).toBe(links[1]?.body)
  })

  test('a body that is no form is 415, and a form that breaks off 400', async () => {
    const { cookie } = await somebody()
    const json = await server.ask('PUT', '/api/account/avatar', { payload: {}, headers: { cookie } })
    expect(json.statusCode).toBe(415)
    const content = await aPicture()
    const broken = await server.put(
      '/api/account/avatar',
      cookie,
      aForm([{ field: 'file', name: 'x', content }], 'missing'),
    )
    expectRefused(broken, 400, '请求无法识别')
  })

  test('is refused for banned users and visitors', async () => {
    const { cookie, id } = await somebody()
    await server.store.users.setRole(id, 'Banned')
    const picture = await aPicture()
    expect((await server.setAvatar(cookie, picture)).statusCode).toBe(403)
    expect((await server.setAvatar('', picture)).statusCode).toBe(401)
  })

  test('a fault of the disk is 400, without details', async () => {
    const { cookie } = await somebody()
    await server.breakDisk()
    const answer = await server.setAvatar(cookie, await aPicture())
    await server.mendDisk()
    expectRefused(answer, 400, '文件存储失败，请稍后再试')
  })

  test('a fault of the database keeps the former one', async () => {
    const { cookie, ...user } = await somebody()
    const link = (await server.setAvatar(cookie, await aPicture())).json<string>()
    const { setAvatar } = server.store.users
    server.store.users.setAvatar = () => Promise.reject(new Error('connection lost'))
    const answer = await server.setAvatar(cookie, await aPicture())
    server.store.users.setAvatar = setAvatar
    expect(answer.statusCode).toBe(500)
    expect([await server.avatarOf(user), (await server.download(link)).statusCode]).toEqual([
      hashIn(link),
      200,
    ])
  })
})

describe('a polyglot', () => {
  test.each([
    [
      'GIF and JavaScript',
      async () =>
        Buffer.concat([await aPhoto(64, 48).gif().toBuffer(), Buffer.from('*/=1;alert(document.cookie)//')]),
    ],
    [
      'PNG and HTML',
      async () =>
        Buffer.concat([await aPicture(), Buffer.from('<html><script>alert(document.cookie)</script>')]),
    ],
    [
      'JPEG and ZIP',
      async () =>
        Buffer.concat([
          await aPhoto(64, 48).jpeg().toBuffer(),
          Buffer.from('PK\u0003\u0004 document.cookie PK\u0005\u0006'),
        ]),
    ],
  ])('of %s is served as a WebP only', async (_, content) => {
    const { cookie } = await somebody()
    const answer = await server.setAvatar(cookie, await content())
    expect(answer.statusCode).toBe(200)
    for (const link of [answer.json<string>(), answer.json<string>().replace('.webp', '.html')]) {
      const served = await server.download(link)
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      })
      expect(served.rawPayload.toString('latin1')).toMatch(/^RIFF[^]{4}WEBP/)
      for (const word of ['document', 'cookie', 'alert', '<script', 'PK\u0003'])
        expect(served.rawPayload.includes(word)).toBe(false)
    }
  })
})
