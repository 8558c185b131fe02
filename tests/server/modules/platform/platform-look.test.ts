import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../asset/asset.world.ts'
import { anAvatarServer, aPhoto, hashIn, LARGEST, type AvatarServer } from '../account/avatar.world.ts'

let server: AvatarServer
let cookie = ''
beforeAll(async () => {
  server = await anAvatarServer()
  await server.user('chief', 'Admin')
  cookie = await server.signIn('chief')
})
afterAll(() => server.close())

const put = (content: Buffer) =>
  server.put('/api/admin/config/logo', cookie, aForm([{ field: 'file', name: 'mark.png', content }]))
const remove = () => server.ask('DELETE', '/api/admin/config/logo', { headers: { cookie } })
const shown = async () => (await server.ask('GET', '/api/config')).json<{ logoUrl?: string }>().logoUrl

test('a logo is encoded again, small, and returned to everyone under the hash of its bytes', async () => {
  expect(await shown()).toBeUndefined()
  const answer = await put(await aPhoto(1200, 800).png().toBuffer())
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.stringMatching(/^\/assets\/[\da-f]{64}\/logo\.webp$/),
  ])
  const link = await shown()
  expect(link).toBe(answer.json<string>().replace('.webp', ''))
  expect(await server.picture(String(link))).toMatchObject({ format: 'webp', width: 256, height: 171 })
})
test('the next one replaces it, and the first is released', async () => {
  const before = hashIn(String(await shown()))
  await put(await aPhoto(64, 64).png().toBuffer())
  expect(hashIn(String(await shown()))).not.toBe(before)
  expect(await server.refs(before)).toBeNull()
})
test('a file that is no picture, is empty or too large keeps the current one', async () => {
  const before = await shown()
  for (const [content, title] of [
    [
      Buffer.from('<svg onload="alert(1)"/>'),
      '无法识别该图片，请使用 PNG、JPEG、GIF、WebP、BMP 或 TIFF 格式，且不超过 2500 万像素',
    ],
    [Buffer.alloc(0), '徽标文件为空'],
    [Buffer.alloc(LARGEST + 1), '徽标文件不能超过 3 MB'],
  ] as const) {
    const answer = await put(content)
    expect([answer.statusCode, answer.json()]).toEqual([400, { title, status: 400 }])
  }
  expect(await shown()).toBe(before)
})
test('a removed one is deleted with its bytes, and again changes nothing', async () => {
  const hash = hashIn(String(await shown()))
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200])
  expect(await shown()).toBeUndefined()
  expect(await server.refs(hash)).toBeNull()
})
test('a save of the configuration keeps the logo', async () => {
  await put(await aPhoto(64, 64).png().toBuffer())
  const link = await shown()
  await server.ask('PUT', '/api/admin/config', {
    headers: { cookie },
    payload: { globalConfig: { title: 'Cup' } },
  })
  expect(await shown()).toBe(link)
})
