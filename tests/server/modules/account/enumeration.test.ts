import type argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, NO_MAIL, PASSWORD, type TestServer } from '../../a-server.ts'
import { BY_MAIL, HOUR_MS, login, ONE_EMAIL_MS, post, said, set } from './account.world.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify), hash: vi.fn<typeof real.hash>(real.hash) }
})

let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await server.user('ann')
  await server.user('bea', 'Banned')
  await server.user('cid', 'User', { emailConfirmed: false })
})
beforeEach(async () => {
  await set(server, BY_MAIL)
  // Longer than every window of the limits, so that no test affects the next.
  server.clock.advance(HOUR_MS)
})
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2')
  await server.close()
})

describe('the existence of an account', () => {
  test('is not revealed by recovery: neither by its response, nor by a refused email', async () => {
    const answers = await Promise.all(
      ['ann', 'bea', 'cid', 'nobody'].map((name) =>
        post(server, 'recovery', { email: `${name}@test.example` }),
      ),
    )
    const seen = answers.map(({ statusCode, body, headers }) =>
      JSON.stringify([statusCode, body, Object.keys(headers).sort()]),
    )
    expect([answers[0]?.statusCode, new Set(seen).size]).toEqual([200, 1])
    const mute = await aServer({ mail: NO_MAIL })
    await set(mute, BY_MAIL)
    await mute.user('ann')
    const refused = await Promise.all(
      ['ann', 'nobody'].map((name) => post(mute, 'recovery', { email: `${name}@test.example` })),
    )
    expect(refused.map(said)).toEqual([refused[1], refused[1]].map((answer) => answer && said(answer)))
    expect(refused[0]?.statusCode).toBe(400)
    await mute.close()
  })
  test('is not revealed by a mail queue that is full at that moment', async () => {
    const full = await aServer({ mail: { ...NO_MAIL, canSend: async () => true } })
    await set(full, BY_MAIL)
    await full.user('ann')
    const [known, unknown] = [
      await post(full, 'recovery', { email: 'ann@test.example' }),
      await post(full, 'recovery', { email: 'no@body' }),
    ]
    expect([known.statusCode, known.body]).toEqual([400, unknown.body])
    await full.close()
  })
  test('is not revealed by signing in, by its response or by its work', async () => {
    const { verify } = await import('@node-rs/argon2')
    const cookie = await server.signIn('ann')
    const seen = new Set<string>()
    for (const [name, password] of [
      ['ann', 'Wr0ngPass'],
      ['nobody', 'Wr0ngPass'],
      ['bea', 'Wr0ngPass'],
      ['cid', PASSWORD],
      ['cid', 'Wr0ngPass'],
    ] as const) {
      vi.mocked(verify).mockClear()
      const { statusCode, body, headers } = await login(server, name, password, { headers: { cookie } })
      const shape = Object.entries(headers).filter(([header]) => header !== 'date')
      seen.add(
        JSON.stringify([
          statusCode,
          body,
          shape.map(([header]) => header).sort(),
          headers['set-cookie'],
          vi.mocked(verify).mock.calls.length,
        ]),
      )
    }
    expect(seen.size).toBe(1)
  })
  // Retried, because the machine may be slow for a moment. A real difference in time shows each time.
  test('is not revealed by the time it takes', { retry: 3 }, async () => {
    const takes = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return performance.now() - startedAt
    }
    const median = (times: number[]) =>
      times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    const signsIn = (name: string) => takes(() => login(server, name, 'Wr0ngPass'))
    const recovers = (name: string, ip: string) =>
      takes(() => post(server, 'recovery', { email: `${name}@test.example` }, { remoteAddress: ip }))
    const timed = (
      name: string,
      ip: string,
    ): { name: string; ip: string; signing: number[]; recovering: number[] } => ({
      name,
      ip,
      signing: [],
      recovering: [],
    })
    const [ann, nobody] = [timed('ann', '192.0.2.1'), timed('nobody2', '192.0.2.2')]
    for (let round = 0; round < 9; round++) {
      // The two take turns in going first, so that load on the machine affects both.
      for (const { name, ip, signing, recovering } of round % 2 === 0 ? [ann, nobody] : [nobody, ann]) {
        signing.push(await signsIn(name))
        recovering.push(await recovers(name, ip))
      }
    }
    const [known, unknown] = [median(ann.signing), median(nobody.signing)]
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
    // The current time of a password hash is the measure: the difference must be much smaller.
    expect(Math.abs(median(ann.recovering) - median(nobody.recovering))).toBeLessThan(known / 2)
  })
  test("is not revealed by another spelling of an address: the email goes to the account's own", async () => {
    for (const email of ['ＡＮＮ@test.example', 'ann@test.example\u200b', 'ann@ｔest.example']) {
      server.clock.advance(ONE_EMAIL_MS)
      const before = server.emails.length
      await post(server, 'recovery', { email })
      expect(server.emails.slice(before).map(({ to }) => to)).toEqual(['ann@test.example'])
    }
  })
})
