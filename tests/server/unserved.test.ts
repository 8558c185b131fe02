import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { SERVED } from '#server/served.ts'
import { aServer } from './a-server.ts'
import { addressOf } from './authorization/asking.ts'

/** The calls that answer 501. A call that gets its handler leaves this list; none may come back. */
const UNSERVED: readonly string[] = []

test('the list is what is left to do', () => {
  const without = Object.entries(ALL_CALLS).flatMap(([name, call]) => (SERVED.has(call) ? [] : [name]))
  expect(without.sort()).toEqual([...UNSERVED].sort())
})
test('every handler is for a call of the contract', () => {
  const all = new Set(Object.values(ALL_CALLS))
  expect([...SERVED].filter((call) => !all.has(call))).toEqual([])
})
const [waiting] = UNSERVED
test.runIf(waiting !== undefined)('an unserved call says so, after its checks', async () => {
  const server = await aServer()
  await server.user('ann', 'Admin')
  const cookie = await server.signIn('ann')
  const call = new Map<string, Call>(Object.entries(ALL_CALLS)).get(waiting ?? '')
  if (!call) throw new Error(`there is no call ${waiting}`)
  expect((await server.ask(call.method, addressOf(call))).statusCode).toBe(401)
  const answer = await server.ask(call.method, addressOf(call), { headers: { cookie, 'accept-language': 'en' } })
  expect([answer.statusCode, answer.json()]).toEqual([501, { title: 'This function is not available yet', status: 501 }])
  await server.close()
})
