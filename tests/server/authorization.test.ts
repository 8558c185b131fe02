import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { ROLES } from '#contract/models/role.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { aServer, type TestServer } from './a-server.ts'
import { CALLERS, roleOf, type Caller } from './authorization/callers.ts'
import { ask } from './authorization/asking.ts'
import { aGround, aPlace, type Place } from './authorization/place.ts'
import { QUESTIONS } from './authorization/questions.ts'
import { fakeProvider } from './modules/container/fake-provider.ts'
import { handClock } from './hand-clock.ts'

let server: TestServer
let ground: Pick<Place, 'gameId' | 'postId'>
beforeAll(async () => {
  const clock = handClock()
  server = await aServer({ config: { rateLimit: false }, clock, containers: fakeProvider(clock) })
  await server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
  ground = await aGround(server)
})
afterAll(() => server.close())

const calls = Object.entries(ALL_CALLS)
const names = calls.map(([name]) => name)

/** Computes the refusal from the role alone, because the server must check the role before anything else. */
function refusedByRole({ rules }: Call, caller: Caller): 401 | 403 | null {
  if (rules.role === null) return null
  if (caller === 'anonymous') return 401
  return ROLES.indexOf(roleOf(caller)) < ROLES.indexOf(rules.role) ? 403 : null
}
function expected(name: string, call: Call, caller: Caller): number {
  const refused = refusedByRole(call, caller)
  if (refused !== null) return refused
  if (!SERVED_CALLS.has(call)) return 501
  const { only, but, answers = 200 } = QUESTIONS[name] ?? {}
  if (only && !only.insiders.includes(caller)) return only.others
  return but?.[caller] ?? answers
}

describe.each(calls)('%s', (name, call) => {
  test.each(CALLERS)('by %s', async (caller) => {
    const { place, cookieOf } = await aPlace(server, ground)
    const question = (await QUESTIONS[name]?.ask?.(place)) ?? {}
    const answer = await ask(server, call, question, await cookieOf(caller))
    const wanted = expected(name, call, caller)
    expect([answer.statusCode, answer.statusCode === wanted ? null : answer.body]).toEqual([wanted, null])
    if (wanted === 401 || wanted === 403) {
      const { title, status, ...more } = answer.json<{ title: string; status: number }>()
      expect([title === '', status, more]).toEqual([false, wanted, {}])
    }
  })
})

describe('every call has a decision', () => {
  test('if users make it, or if its request carries anything', () => {
    expect(
      calls
        .filter(([name, call]) => SERVED_CALLS.has(call) && !(name in QUESTIONS))
        .filter(([, { rules }]) => rules.role === 'User' || 'body' in rules || 'params' in rules)
        .map(([name]) => name),
    ).toEqual([])
  })
  test('and no unknown call has one', () => {
    expect(Object.keys(QUESTIONS).filter((name) => !names.includes(name))).toEqual([])
  })
  // Only extensions, because `tests/contract/base-list.test.ts` compares the roles of the other calls with
  // the base list.
  test('of an extension: only organisers edit, and visitors may read only the listed ones', () => {
    const extensions = calls.filter(([, { rules }]) => rules.extension !== undefined)
    expect(
      extensions
        .filter(([, { path, rules }]) => /^\/api\/(admin|edit)\//.test(path) && rules.role !== 'Admin')
        .map(([name, { method, rules }]) => `${method} ${name} ${rules.role}`),
      // The clock of the room shows the schedule to monitors. The account that begins a take-over is gone at
      // its end.
    ).toEqual(['GET getSchedule Monitor', 'GET getTakeOver null'])
    expect(
      extensions
        .filter(([, { rules }]) => rules.role === null)
        .map(([name, { method }]) => `${method} ${name}`)
        .sort(),
    ).toEqual([
      'GET exportStandings',
      'GET getBoard',
      'GET getBoardTeam',
      'GET getCaptcha',
      'GET getCaptchaChallenge',
      'GET getCategories',
      'GET getSignInWork',
      'GET getTakeOver',
      'GET listGamePage',
    ])
  })
  test('each served call accepts some caller, and all but these succeed', () => {
    const without = calls.filter(
      ([name, call]) =>
        SERVED_CALLS.has(call) && !CALLERS.some((caller) => expected(name, call, caller) === 200),
    )
    expect(without.map(([name]) => name).sort()).toEqual([
      // A take-over needs an empty platform.
      'beginTakeOver',
      'confirmEmailChange',
      'getCaptchaChallenge',
      'resetPassword',
      'tryTakeOver',
      'verifyAccount',
    ])
  })
  test('there are 97 calls of the base wire', () => {
    expect(calls.filter(([, { rules }]) => rules.extension === undefined)).toHaveLength(97)
  })
})

test('a user who tries a privileged call is logged, a banned one is not', async () => {
  const { cookieOf } = await aPlace(server, ground)
  const denied = async () =>
    (await server.store.logs.list(null, { count: 5000, skip: 0 })).filter(({ status }) => status === 'Denied')
  const before = (await denied()).length
  await server.ask('GET', '/api/account/profile', { headers: { cookie: (await cookieOf('Banned')) ?? '' } })
  await server.ask('GET', '/api/admin/users', { headers: { cookie: (await cookieOf('User')) ?? '' } })
  await expect.poll(async () => (await denied()).length).toBe(before + 1)
  const [entry] = await denied()
  expect(entry).toMatchObject({ level: 'Information', status: 'Denied' })
  expect(entry?.message).toContain('/api/admin/users')
})
