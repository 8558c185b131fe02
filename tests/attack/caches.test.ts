import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packedBody } from '#server/http/packed-body.ts'
import { boardWorld } from '#tests/server/modules/board/board.world.ts'
import { aServer, ELSEWHERE, type TestServer } from '#tests/server/a-server.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
})
afterAll(() => server.close())

test.each([
  '/api/account/profile',
  '/api/admin/users',
  '/api/admin/config',
  '/api/team',
  '/api/game/99',
  '/api/edit/games/99',
])('no cache stores the response of %s', async (url) => {
  for (const headers of [{ cookie }, { cookie, 'accept-encoding': 'br' }, {}]) {
    const answer = await server.ask('GET', url, { headers })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(String(answer.headers['vary']).toLowerCase()).toContain('cookie')
  }
})
test.each(['/api/config', '/api/game'])('a browser may keep %s, and asks before it uses it', async (url) => {
  const answer = await server.ask('GET', url, { headers: { cookie } })
  expect([answer.headers['cache-control'], answer.headers['vary']]).toEqual([
    'private, no-cache',
    'accept-encoding',
  ])
})
test('boards and files have their own cache headers', async () => {
  const world = await boardWorld()
  const board = await world.get(`${await world.game()}/scoreboard`)
  expect([board.statusCode, board.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  await world.close()
  const sent = await server.ask('POST', '/api/assets', {
    payload: `--B\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nx\r\n--B--\r\n`,
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=B' },
  })
  const file = await server.ask('GET', `/assets/${sent.json<{ hash: string }[]>()[0]?.hash ?? ''}/a`)
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('the OpenAPI document is compressed once for each encoding, and counts like a call', async () => {
  let written = 0
  const body = packedBody(() => Buffer.from(`document ${++written}`))
  const bodies = await Promise.all(
    Array.from({ length: 50 }, () => Promise.all([body('br'), body('gzip'), body('identity')])),
  )
  expect(new Set(bodies.flat()).size).toBe(3)
  expect(written).toBe(1)

  const ask = () =>
    server.ask('GET', '/openapi.json', { headers: { 'accept-encoding': 'br', 'x-forwarded-for': ELSEWHERE } })
  const answers = await Promise.all(Array.from({ length: 200 }, ask))
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  expect(
    new Set(taken.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'))).size,
  ).toBe(1)
  expect([taken.length, answers.filter(({ statusCode }) => statusCode === 429).length]).toEqual([150, 50])
})
