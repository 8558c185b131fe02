import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Call } from '#contract/call.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { ask, type Question } from '../authorization/asking.ts'
import type { Caller } from '../authorization/callers.ts'
import { aGround, aPlace, type Place } from '../authorization/place.ts'
import { QUESTIONS } from '../authorization/questions.ts'
import { handClock } from '../hand-clock.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'

/** Left out of the comparison, because every request writes to these tables, whatever its result. */
const OF_EVERY_REQUEST = new Set(['logs', 'log_counter', 'sessions'])
const VISITS = "- 'last_visit_at' - 'last_ip'"

/** A request that the server accepts as long as it is not changed. */
export interface FineQuestion {
  question: Question
  cookie: string | null
  send(question: Question): ReturnType<typeof ask>
  /** The status of the unchanged request. */
  answers: number
}

export type InputWorld = Awaited<ReturnType<typeof inputWorld>>

export async function inputWorld() {
  const clock = handClock()
  const server = await aServer({ config: { rateLimit: false }, clock, containers: fakeProvider(clock) })
  await server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
  const ground = await aGround(server)
  const tables = await tablesOf(server)
  return {
    server,
    fine: (name: string, call: Call) => fineQuestion(name, call, server, ground),
    /** All rows and all files, for requests that must not change them. */
    stored: async () => ({ rows: await rowsOf(server, tables), files: await filesOf(server) }),
    close: () => server.close(),
  }
}

async function fineQuestion(
  name: string,
  call: Call,
  server: TestServer,
  ground: Pick<Place, 'gameId' | 'postId'>,
): Promise<FineQuestion> {
  const { place, cookieOf } = await aPlace(server, ground)
  const { ask: questionOf, answers = 200 } = QUESTIONS[name] ?? {}
  const question = (await questionOf?.(place)) ?? {}
  const cookie = await cookieOf(callerOf(name, call))
  return { question, answers, cookie, send: (changed) => ask(server, call, changed, cookie) }
}

function callerOf(name: string, { rules }: Call): Caller {
  const may: readonly Caller[] = QUESTIONS[name]?.only?.insiders ?? [rules.role ?? 'anonymous', 'captain']
  const found = may.find((caller) => QUESTIONS[name]?.but?.[caller] === undefined)
  if (!found) throw new Error(`nobody may ask ${name}`)
  return found
}

async function tablesOf({ store }: TestServer): Promise<string[]> {
  const all = statement(
    'test.tables',
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return (await store.sql.many<{ name: string }>(all, []))
    .map(({ name }) => name)
    .filter((name) => !OF_EVERY_REQUEST.has(name))
}

async function rowsOf({ store }: TestServer, tables: readonly string[]): Promise<Record<string, string>> {
  const each = tables.map(
    (name) => `select '${name}' as name, coalesce(string_agg(row, e'\\n' order by row), '') as rows
       from (select (to_jsonb(t) ${VISITS})::text as row from ${name} t) r`,
  )
  const found = await store.sql.many<{ name: string; rows: string }>(
    statement('test.rows', each.join(' union all ')),
    [],
  )
  return Object.fromEntries(
    found.map(({ name, rows }) => [name, createHash('sha256').update(rows).digest('hex')]),
  )
}

async function filesOf({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
