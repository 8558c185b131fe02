import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../../a-server.ts'
import { BY_MAIL, HOUR_MS, post, set } from './account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await server.user('ann')
})
beforeEach(async () => {
  await set(server, BY_MAIL)
  // Longer than every window of the limits, so that no test affects the next.
  server.clock.advance(HOUR_MS)
})
afterAll(() => server.close())

describe('the Host header', () => {
  const hosted = (host: string) => ({ headers: { host, 'accept-language': 'en' } })
  test('has no effect if the public address is configured', async () => {
    const known = await aServer({ config: { publicUrl: 'https://ctf.example.org' } })
    await set(known, BY_MAIL)
    await known.user('ann')
    await post(
      known,
      'recovery',
      { email: 'ann@test.example' },
      {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      },
    )
    expect(new URL(known.emails[0]?.link ?? '').origin).toBe('https://ctf.example.org')
    await known.close()
  })
  test.each([
    'user@evil.example',
    'evil.example/x',
    'evil.example?',
    'evil.example#',
    'a b',
    'x\\y',
    'host:port',
    'host:123456',
    'é.example',
    '.x',
    '[::1',
  ])('%j is invalid: refused, for known and unknown users alike', async (host) => {
    const before = server.emails.length
    const [known, unknown] = [
      await post(server, 'recovery', { email: 'ann@test.example' }, hosted(host)),
      await post(server, 'recovery', { email: 'no@body' }, hosted(host)),
    ]
    expect([known.statusCode, known.body]).toEqual([400, unknown.body])
    expect(server.emails).toHaveLength(before)
  })
  test.each([
    ['ctf.example', 'http://ctf.example'],
    ['CTF.example:8080', 'http://ctf.example:8080'],
    ['192.0.2.1', 'http://192.0.2.1'],
    ['[2001:db8::1]:8080', 'http://[2001:db8::1]:8080'],
  ])('%s is the base of links without one', async (host, base) => {
    await post(server, 'recovery', { email: 'ann@test.example' }, hosted(host))
    expect(server.emails.at(-1)?.link.startsWith(`${base}/account/reset?`)).toBe(true)
  })
})
