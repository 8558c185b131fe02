import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../a-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
  await server.user('ann')
})
afterAll(() => server.close())

describe('security headers', () => {
  test.each(['/healthz', '/nothing', '/api/misspelt', '/apis'])('of %s', async (url) => {
    const { headers } = await server.ask('GET', url)
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  test.each(['/api/config', '/API/Config', '/api/account/profile', '/api/game/7'])(
    'of %s allow neither scripts nor framing',
    async (url) => {
      const { headers } = await server.ask('GET', url)
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      for (const name of ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy'])
        expect(headers).not.toHaveProperty(name)
    },
  )
  test('of an unreadable path are those of a JSON response', async () => {
    expect((await server.ask('GET', '/api/game/%zz')).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })
  test('of uploads allow framing by our own pages, and no scripts', async () => {
    const { headers } = await server.ask('GET', `/assets/${'a'.repeat(64)}/write-up.pdf`)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['x-content-type-options']).toBeUndefined()
  })
  test('demand HTTPS only if a trusted proxy reports it', async () => {
    const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      server.ask('GET', '/api/config', { headers, remoteAddress })
    expect((await ask({})).headers['strict-transport-security']).toBeUndefined()
    expect((await ask({ 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toContain(
      'max-age',
    )
    expect(
      (await ask({ 'x-forwarded-proto': 'https' }, ELSEWHERE)).headers['strict-transport-security'],
    ).toBeUndefined()
  })
  test('make the cookie secure over HTTPS', async () => {
    const payload = { userName: 'ann', password: 'Harb0ur-7' }
    const answer = await server.ask('POST', '/api/account/login', {
      payload,
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(answer.cookies[0]?.secure).toBe(true)
  })
})

describe('requests from other sites', () => {
  test.each([
    [{ origin: 'http://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }, 401],
    [{ origin: 'http://localhost:80' }, 401],
    [{}, 401],
  ])('%o may not change anything: %i', async (headers, status) => {
    const answer = await server.ask('POST', '/api/account/logout', {
      headers: { host: 'localhost', ...headers },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status })
  })
  test('may read', async () => {
    expect(
      (await server.ask('GET', '/api/config', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode,
    ).toBe(200)
  })
})

describe('compression', () => {
  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('by %s of long responses', async (encoding, open) => {
    const plain = await server.ask('GET', '/openapi.json')
    const answer = await server.ask('GET', '/openapi.json', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toContain('accept-encoding')
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(open(answer.rawPayload).toString()).toBe(plain.body)
  })
  test('not of short responses', async () => {
    const answer = await server.ask('GET', '/api/game/999', { headers: { 'accept-encoding': 'br' } })
    expect([answer.headers['content-encoding'], answer.json<{ status: number }>().status]).toEqual([
      undefined,
      404,
    ])
  })
  test('a compressed request body is rejected', async () => {
    const answer = await server.ask('POST', '/api/account/login', {
      payload: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    })
    expect(answer.statusCode).toBe(400)
  })
})
