import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { aServer, PASSWORD, type TestServer } from '../a-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('ann')
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const login = (payload: string | Buffer, headers: Record<string, string> = json) =>
  server.ask('POST', '/api/account/login', { payload, headers: { 'accept-language': 'en', ...headers } })
const good = JSON.stringify({ userName: 'ann', password: PASSWORD })

describe('addresses', () => {
  test.each(['/api/config', '/API/Config', '/api/config/', '/Api/CONFIG/?x=1'])('%s', async (url) => {
    const answer = await server.ask('GET', url)
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([200, 'GZ'])
  })
  test.each(['/api/game/x', '/api/game/1.5', '/api/game/99999999999', '/api/game/0x1', '/api/game/%20'])(
    '%s is 400, because its id is no number',
    async (url) => {
      const answer = await server.ask('GET', url, { headers: { 'accept-language': 'en' } })
      expect([answer.statusCode, answer.json()]).toEqual([400, { title: 'id isn’t valid', status: 400 }])
    },
  )
  test('of an invalid encoding are 400', async () => {
    const answer = await server.ask('GET', '/api/game/%zz')
    expect([answer.statusCode, answer.json()]).toEqual([400, { title: '请求无法识别', status: 400 }])
    const english = await server.ask('GET', '/api/game/%zz', { headers: { 'accept-language': 'en' } })
    expect(english.json()).toMatchObject({ title: 'The server couldn’t understand the request' })
  })
  test('of unknown paths are empty unless a page is requested', async () => {
    for (const [method, url] of [
      ['POST', '/api/nothing'],
      ['DELETE', '/api/config'],
      ['PUT', '/'],
    ] as const) {
      const answer = await server.ask(method, url)
      expect([answer.statusCode, answer.body]).toEqual([404, ''])
    }
  })
})

describe('bodies', () => {
  test.each([
    ['names in another case', '{"USERNAME":"ann","Password":"Harb0ur-7"}', 200],
    ['unknown names', '{"userName":"ann","password":"Harb0ur-7","gToken":null,"more":{"a":[1]}}', 200],
    ['a broken one', '{"userName":"ann",}', 400],
    ['none', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number for a text', '{"userName":1,"password":"Harb0ur-7"}', 400],
    ['null for a text', '{"userName":null,"password":"Harb0ur-7"}', 400],
    ['an empty object', '{}', 400],
    ['33 levels', `{"userName":"ann","password":"Harb0ur-7","x":${'['.repeat(32)}${']'.repeat(32)}}`, 400],
    ['31 levels', `{"userName":"ann","password":"Harb0ur-7","x":${'['.repeat(31)}${']'.repeat(31)}}`, 200],
  ])('%s', async (_, body, status) => {
    const answer = await login(body)
    expect(answer.statusCode).toBe(status)
    if (status === 400) expect(Object.keys(answer.json<object>())).toEqual(['title', 'status'])
  })
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'text/json',
    'application/problem+json',
  ])('of type %s', async (type) => {
    expect((await login(good, { 'content-type': type })).statusCode).toBe(200)
  })
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'nonsense',
  ])('of type %s are 415', async (type) => {
    const answer = await login(good, { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      title: 'Unsupported Media Type',
      status: 415,
      traceId: answer.headers['x-request-id'],
    })
  })
  test('an upload call takes forms only', async () => {
    await server.user('boss', 'Admin')
    const cookie = await server.signIn('boss')
    const answer = await server.ask('POST', '/api/assets', { headers: { cookie, ...json }, payload: '{}' })
    expect(answer.statusCode).toBe(415)
  })
  test('longer than an anonymous caller may send', async () => {
    const answer = await login(JSON.stringify({ userName: 'a'.repeat(70_000), password: PASSWORD }))
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { title: 'The request is too large', status: 413 },
    ])
  })
  test.each([
    ['a player', 'ann', 'PUT', '/api/account/update', MEBIBYTE],
    ['an admin', 'chief', 'PUT', '/api/edit/games/1/notices/1', 8 * MEBIBYTE],
    ['a call without a body', 'ann', 'POST', '/api/account/logout', 65_536],
  ] as const)('longer than the limit of %s', async (_, name, method, url, most) => {
    if ((await server.store.users.byLogin('chief')) === null) await server.user('chief', 'Admin')
    const cookie = await server.signIn(name)
    const body = (length: number) => ({
      payload: `{"x":"${'x'.repeat(length - 8)}"}`,
      headers: { cookie, 'accept-language': 'en', ...json },
    })
    const tooLong = await server.ask(method, url, body(most + 1))
    expect([tooLong.statusCode, tooLong.json()]).toEqual([
      413,
      { title: 'The request is too large', status: 413 },
    ])
    expect((await server.ask(method, url, body(most))).statusCode).not.toBe(413)
  })
  test('of invalid UTF-8 are 400', async () => {
    expect((await login(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).statusCode).toBe(400)
  })
})

describe('a fault of ours', () => {
  test('is logged with its details, and answered without them', async () => {
    const broken = await aServer()
    const answer = await (async () => {
      broken.store.settings.all = () => Promise.reject(new Error('secret detail'))
      return broken.ask('GET', '/api/config')
    })()
    expect([answer.statusCode, answer.body]).toEqual([500, ''])
    expect(broken.logged.join('')).toContain('secret detail')
    await broken.close()
  })
})

describe('request ids', () => {
  test('are generated, and those of untrusted clients are ignored', async () => {
    const answer = await server.ask('GET', '/api/config', { headers: { 'x-request-id': 'mine' } })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(server.logged.some((line) => line.includes(String(answer.headers['x-request-id'])))).toBe(true)
  })
  test('of a trusted proxy are kept, if they are readable', async () => {
    const behind = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
    const ask = async (id: string) =>
      (await behind.ask('GET', '/healthz', { headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await ask('edge-7')).toBe('edge-7')
    expect(await ask('a b')).not.toBe('a b')
    await behind.close()
  })
  test('nothing secret is in the log', async () => {
    const cookie = await server.signIn('ann')
    await server.ask('GET', '/api/account/profile?token=verysecret', { headers: { cookie } })
    const log = server.logged.join('')
    for (const secret of ['verysecret', PASSWORD, cookie.split('=')[1] ?? cookie])
      expect(log).not.toContain(secret)
  })
})

test('no request causes a fault', async () => {
  const calls = Object.values(ALL_CALLS)
  const cookies = ['', await server.signIn('ann')]
  const word = fc.oneof(
    fc.constantFrom('1', '0', '-1', 'latest', 'abcdef01', 'a'.repeat(64), '%00', '%E4%BD%A0', "'", '..%2f'),
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  )
  const type = fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain', '')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.array(word, { minLength: 4, maxLength: 4 }),
      fc.constantFrom(...cookies),
      type,
      fc.oneof(fc.json(), fc.string()),
      async (call, words, cookie, contentType, payload) => {
        let at = 0
        const url = `${call.path.replace(/\{\w+\}/g, () => words[at++] ?? '1')}?count=${words[3]}&skip=${words[2]}`
        const headers = {
          ...(cookie ? { cookie } : {}),
          ...(contentType ? { 'content-type': contentType } : {}),
        }
        const answer = await server.app.inject({
          method: call.method,
          url,
          headers,
          ...(call.method === 'GET' ? {} : { payload }),
        })
        expect([200, 302, 304, 400, 401, 403, 404, 413, 415, 416, 501]).toContain(answer.statusCode)
      },
    ),
    { numRuns: 400 },
  )
})
