import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../../a-server.ts'
import { entriesOf } from '../account/account.world.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const miss = (at: number, remoteAddress = ELSEWHERE) =>
  server.ask('GET', `/assets/${at.toString(16).padStart(64, '0')}/lost.zip`, { remoteAddress })

test('requests for missing files get sixty answers a minute, and one log line in ten seconds', async () => {
  const answers = []
  for (let at = 0; at < 100; at++) answers.push(await miss(at))
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40)
  expect(answers.at(-1)?.headers['retry-after']).toBe('60')
  const told = () => entriesOf(server).filter(({ message }) => message.startsWith('No such file'))
  expect(told()).toHaveLength(1)
  expect((await miss(1, '203.0.113.8')).statusCode).toBe(404)
  expect(told()).toHaveLength(2)
  server.clock.advance(60_000)
  expect((await miss(1)).statusCode).toBe(404)
  expect(told()).toHaveLength(3)
})
