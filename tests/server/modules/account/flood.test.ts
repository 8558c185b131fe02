import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../../a-server.ts'
import { login } from './account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await server.user('ann')
})
afterAll(() => server.close())

/** Each request comes from another /56, so that no limit of a household applies. */
const flood = (count: number, names = (at: number) => `flood${at}`) =>
  Array.from({ length: count }, (_, at) =>
    login(server, names(at), 'Wr0ngPass', {
      remoteAddress: `2001:db8:1:${((at % 250) * 256).toString(16)}::1`,
    }),
  )

test('a network that floods the sign-in does not delay others', async () => {
  let looked = 0
  const flooding = flood(300).map(async (coming) => {
    if ((await coming).statusCode === 401) looked++
  })
  // By now the whole flood is queued. The test counts requests, because times depend on the machine.
  while (looked === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const before = looked
  const { statusCode } = await login(server, 'ann', undefined, { remoteAddress: ELSEWHERE })
  const ahead = looked - before
  await Promise.all(flooding)
  expect(statusCode).toBe(200)
  expect(looked).toBeGreaterThan(150)
  expect(ahead).toBeLessThan(30)
}, 30_000)

test('the addresses of one network share the budget of anonymous callers, and no other network is affected', async () => {
  const at = (address: string) =>
    server.ask('POST', '/api/account/passwordreset', { payload: {}, remoteAddress: address })
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, one) => at(`2001:db8:7:${((one % 250) * 256).toString(16)}::1`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(600)
  expect((await at('2001:db8:8::1')).statusCode).toBe(400)
})
