import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeOnce } from '#server/process/purge-tables.ts'
import { createLogger } from '#server/log/process-log.ts'
import { RETENTION } from '#server/store/retention.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, QUIET, type TestServer } from '../a-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const DAY_MS = 24 * 3_600_000
const TABLES = statement(
  'test.tables',
  'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
)
const tables = async () => (await server.store.sql.many<{ name: string }>(TABLES)).map(({ name }) => name)
const MIGRATIONS = 'migrations'

describe('each table', () => {
  test('has a rule, and no rule is of a missing table', async () => {
    expect(Object.keys(RETENTION).sort()).toEqual([...new Set([...(await tables()), MIGRATIONS])].sort())
  })
  test('is in the page with the reasons, under the same rule', () => {
    const page = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8')
    const told = [...page.matchAll(/^\| `(\w+)` *\| (\w+)(?: by `(\w+)`)?[^|]*\| (.+?) *\|$/gm)].map(
      ([, name, kind, by, why]) => ({
        name,
        kind,
        by,
        why,
      }),
    )
    const ruled = Object.entries(RETENTION).map(([name, { kind }]) => ({ name, kind }))
    expect(told.map(({ name, kind }) => [name, kind])).toEqual(ruled.map(({ name, kind }) => [name, kind]))
    for (const [name, rule] of Object.entries(RETENTION)) {
      const row = told.find((one) => one.name === name)
      expect(row?.why?.length).toBeGreaterThan(10)
      if (rule.kind === 'Owned') expect([name, row?.by]).toEqual([name, rule.owner])
    }
  })
  test('that is owned by another refers to it, so that the database deletes its rows', async () => {
    const rows = await server.store.sql.many<{ name: string; owner: string }>(
      statement(
        'test.cascades',
        `select conrelid::regclass::text as name, confrelid::regclass::text as owner from pg_constraint where contype = 'f' and confdeltype = 'c'`,
      ),
    )
    const cascades = new Set(rows.map(({ name, owner }) => `${name} ${owner}`))
    for (const [name, rule] of Object.entries(RETENTION))
      if (rule.kind === 'Owned') expect(cascades).toContain(`${name} ${rule.owner}`)
  })
  test('is returned to admins with rows, size and rule', async () => {
    await server.user('root', 'Admin')
    const answer = await server.ask('GET', '/api/admin/storage', {
      headers: { cookie: await server.signIn('root') },
    })
    const told = answer.json<{ tables: { name: string; bytes: number }[]; bytes: number }>()
    expect(told.tables.map(({ name }) => name).sort()).toEqual(await tables())
    expect(told.tables.find(({ name }) => name === 'logs')).toMatchObject({
      rule: 'Limited',
      days: 90,
      most: 1_000_000,
      owner: null,
    })
    expect(told.tables.find(({ name }) => name === 'solves')).toMatchObject({
      rule: 'Owned',
      days: null,
      most: null,
      owner: 'submissions',
    })
    expect(told.bytes).toBe(told.tables.reduce((sum, { bytes }) => sum + bytes, 0))
  })
})

describe('the hourly run', () => {
  const entry = (at: number, message: string) =>
    ({ at, level: 'Information', status: null, name: null, ip: '', message, source: 'test' }) as const
  const kept = async () => {
    const found = await server.store.logs.list(null, { count: 100, skip: 0 })
    return found.filter(({ source }) => source === 'test').map(({ message }) => message)
  }
  const run = (config = {}) =>
    purgeOnce({ ...server, config: { ...QUIET, ...config }, logger: createLogger('silent') })

  test('removes entries of the log by age, then by number, the oldest first', async () => {
    await server.store.sql.run(statement('test.clear', 'delete from logs'))
    const now = server.clock.now()
    const days = [400, 91, 89, 3, 2, 1]
    await server.store.logs.append(days.map((day) => entry(now - day * DAY_MS, `${day}`)))
    await run()
    expect(await kept()).toEqual(['1', '2', '3', '89'])
    await run({ logRows: 2 })
    expect(await kept()).toEqual(['1', '2'])
    await run({ logDays: 1, logRows: 1 })
    expect(await kept()).toEqual(['1'])
  })
  test('removes expired sessions and CAPTCHA solutions, and old entries of the audit log', async () => {
    await server.user('ann')
    await server.signIn('ann')
    const count = async (table: string) =>
      (
        await server.store.sql.one<{ n: number }>(
          statement(`test.n.${table}`, `select count(*)::int as n from ${table}`),
        )
      )?.n
    await server.store.sql.run(
      statement('test.solved', "insert into captcha_solutions values (repeat('a', 64), '2000-01-01')"),
    )
    await server.store.sql.run(
      statement(
        'test.audit',
        `insert into audit (seq, at, actor_id, actor, ip, act, kind, changes, words)
         select n, '2000-01-01', gen_random_uuid(), 'x', '', 'x', 'x', '[]', '' from generate_series(1, 5000) n`,
      ),
    )
    server.clock.advance(8 * DAY_MS)
    await run()
    expect(await Promise.all(['sessions', 'captcha_solutions', 'audit'].map(count))).toEqual([0, 0, 0])
  })
})
