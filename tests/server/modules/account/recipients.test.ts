import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer, type TestServer } from '../../a-server.ts'
import { BY_MAIL, HOUR_MS, post, register, said, set } from './account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await set(server, BY_MAIL)
})
afterAll(() => server.close())

const from = (at: number) => ({ remoteAddress: `198.51.100.${at}` })
const english = (at: number) => ({ ...from(at), headers: { 'accept-language': 'en' } })
const recover = async (at: number, email = 'ann@test.example') =>
  said(await post(server, 'recovery', { email }, english(at)))
const countOf = (kind: string) => server.emails.filter((email) => email.kind === kind).length

test('sixty requests to recover one account send one email, and all get the same response', async () => {
  await server.user('ann')
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => recover(at)))
  const [nobody] = [await recover(99, 'nobody@test.example')]
  expect(answers).toEqual(answers.map(() => nobody))
  expect(countOf('reset')).toBe(1)
})
test('one address gets at most five emails of a kind in an hour, for any pattern of requests', async () => {
  await server.user('bea')
  const before = countOf('reset')
  for (let at = 0; at < 10; at++) {
    expect(await recover(at, 'BEA@test.example')).toEqual([200, 'recoverySent'])
    server.clock.advance(60_000)
  }
  expect(countOf('reset') - before).toBe(5)
  server.clock.advance(HOUR_MS)
  await recover(1, 'bea@test.example')
  expect(countOf('reset') - before).toBe(6)
})
test('each kind has its own limit, and a repeated registration gets the response of the first', async () => {
  await recover(1, 'cid@test.example')
  for (let at = 0; at < 3; at++)
    expect((await register(server, 'cid', {}, from(at))).json()).toMatchObject({
      data: 'EmailConfirmationRequired',
    })
  expect(countOf('verify')).toBe(1)
})
test('with RATE_LIMIT=off every email is sent', async () => {
  const open = await aServer({ config: { rateLimit: false } })
  await set(open, BY_MAIL)
  await open.user('ann')
  for (let at = 0; at < 3; at++) await post(open, 'recovery', { email: 'ann@test.example' })
  expect(open.emails).toHaveLength(3)
  await open.close()
})
