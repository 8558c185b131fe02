import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { ROLES, type Role } from '#contract/models/role.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import type { Question } from './asking.ts'
import type { Caller } from './callers.ts'
import { holdRequest, type HeldRequest } from './held-request.ts'
import { aGround, aPlace, type Place } from './place.ts'
import { QUESTIONS } from './questions.ts'

/** Longer than the server waits before it stores a visit again. */
const VISIT_AGE_MS = 10_000

let server: TestServer
let ground: Pick<Place, 'gameId' | 'postId'>
beforeAll(async () => {
  const clock = handClock()
  server = await aServer({ config: { rateLimit: false }, clock, containers: fakeProvider(clock) })
  await server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
  ground = await aGround(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** Only these calls can wait for a body and depend on rights. */
const calls = Object.entries(ALL_CALLS).filter(
  ([, { method, rules }]) => method !== 'GET' && rules.role !== null,
)

type Loss = { kind: 'role'; to: Role } | { kind: 'session' }
const lossesOf = ({ rules: { role } }: Call): Loss[] => [
  ...ROLES.slice(0, ROLES.indexOf(role ?? 'User')).map((to): Loss => ({ kind: 'role', to })),
  { kind: 'session' },
]

interface Prepared {
  name: string
  call: Call
  question: Question
  cookie: string
  tokenHash: string
  userId: string
  /** Null: the control group, which keeps its rights. */
  loss: Loss | null
  expected: number
}

async function prepare(name: string, call: Call, loss: Loss | null): Promise<Prepared> {
  const { place, cookieOf } = await aPlace(server, ground)
  const asked = QUESTIONS[name] ?? {}
  const question = (await asked.ask?.(place)) ?? {}
  const caller = callerOf(name, call)
  const cookie = (await cookieOf(caller)) ?? ''
  const tokenHash = createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest('hex')
  const userId = (await server.store.sessions.find(tokenHash))?.user.id ?? ''
  const answered = asked.but?.[caller] ?? asked.answers ?? 200
  return {
    name,
    call,
    question,
    cookie,
    tokenHash,
    userId,
    loss,
    expected: loss === null ? answered : loss.kind === 'role' ? 403 : 401,
  }
}
function callerOf(name: string, { rules: { role } }: Call): Caller {
  return QUESTIONS[name]?.only?.insiders[0] ?? role ?? 'User'
}

/** Waits until the server has stored the visits, because it has accepted the requests by then. */
async function holdAll(prepared: readonly Prepared[]): Promise<HeldRequest[]> {
  server.clock.advance(VISIT_AGE_MS)
  const held = await Promise.all(
    prepared.map(({ call, question, cookie }) => holdRequest(server, call, question, cookie)),
  )
  const ids = prepared.map(({ userId }) => userId)
  await expect.poll(() => visitors(ids), { timeout: 20_000 }).toBe(new Set(ids).size)
  return held
}
const VISITORS = statement(
  'test.visitors',
  'select count(*) as count from users where id = any($1::uuid[]) and last_visit_at = $2',
)
const visitors = async (ids: readonly string[]) =>
  (await server.store.sql.one<{ count: number }>(VISITORS, [ids, new Date(server.clock.now()).toISOString()]))
    ?.count

async function takeAway({ loss, userId, tokenHash }: Prepared): Promise<void> {
  if (loss?.kind === 'role') await server.store.users.setRole(userId, loss.to)
  else if (loss?.kind === 'session') await server.store.sessions.delete(tokenHash)
}

const TABLES = statement(
  'test.tables',
  `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('logs', 'log_counter', 'migrations')`,
)
/**
 * Every row of every table and every stored file, to find any change. The platform log is left out, because
 * refusals are logged.
 */
async function everything(): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = { 'stored files': await storedFiles() }
  for (const { name } of await server.store.sql.many<{ name: string }>(TABLES)) {
    stored[name] = await server.store.sql.many(
      statement(`test.all.${name}`, `select md5(row::text) as row from ${name} as row order by 1`),
    )
  }
  return stored
}
const storedFiles = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .flatMap((file) => (file.isFile() ? file.name : []))
    .sort()

test('a caller who loses a right before the body is complete is refused, and nothing changes', async () => {
  const prepared: Prepared[] = []
  for (const [name, call] of calls)
    for (const loss of lossesOf(call)) prepared.push(await prepare(name, call, loss))
  const files = await storedFiles()
  const held = await holdAll(prepared)
  await Promise.all(prepared.map(takeAway))
  const before = { ...(await everything()), 'stored files': files }

  const statuses = await Promise.all(held.map((request) => request.finish()))
  const told = prepared.map(({ name, loss, expected }, at) => ({ name, loss, got: statuses[at], expected }))
  expect(told.filter(({ got, expected }) => got !== expected)).toEqual([])
  expect(await everything()).toEqual(before)
}, 60_000)

test('a caller who keeps the right is accepted when the body is complete', async () => {
  const prepared: Prepared[] = []
  for (const [name, call] of calls) prepared.push(await prepare(name, call, null))
  const held = await holdAll(prepared)
  const statuses: number[] = []
  // Requests end one after another, because some change the whole platform.
  for (const request of held) statuses.push(await request.finish())
  const told = prepared.map(({ name, expected }, at) => ({ name, got: statuses[at], expected }))
  expect(told.filter(({ got, expected }) => got !== expected)).toEqual([])
}, 60_000)
