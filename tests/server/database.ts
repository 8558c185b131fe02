import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { type OpenStore, openStore } from '#server/store/open.ts'
import { openPool, type PoolTarget } from '#server/store/pool.ts'

/** The database of one test file. */
export interface Database {
  store: OpenStore
  /** The address of the database, for another pool or process. */
  target: PoolTarget
  close(): Promise<void>
}

const migrations = readMigrations()
const TEMPLATE = `vexil_template_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)}`
const STALE_MS = 3_600_000

/** An empty, migrated database on the test server, or on the one that TEST_DATABASE_URL names. */
export async function aDatabase(): Promise<Database> {
  const server = testServer()
  const name = `vexil_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
  await withAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock(20260101)')
    await dropStale(admin)
    await makeTemplate(admin, server)
    await admin.query(`create database ${name} template ${TEMPLATE}`)
  })
  const target = server(name)
  const pool = openPool(target, () => {})
  return {
    store: openStore(pool, migrations.length),
    target,
    close: async () => {
      await pool.end()
      await withAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

/** A database without tables. */
export async function anEmptyDatabase(): Promise<{ target: PoolTarget; close: () => Promise<void> }> {
  const server = testServer()
  const name = `vexil_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
  await withAdmin(server, (admin) => admin.query(`create database ${name} template template0`))
  return {
    target: server(name),
    close: () => withAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

type TestServer = (database: string) => PoolTarget

function testServer(): TestServer {
  const embedded = inject('embedded')
  if (embedded !== null) return (database) => ({ ...embedded, database })
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  return (database) => ({ connectionString: urlTo(url, database) })
}

function urlTo(url: string, database: string): string {
  const target = new URL(url)
  target.pathname = `/${database}`
  return target.href
}

async function withAdmin(server: TestServer, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(server('postgres'))
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

async function makeTemplate(admin: pg.Client, server: TestServer): Promise<void> {
  const known = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE])
  if (known.rows.length > 0) return
  const unfinished = `${TEMPLATE}_new`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished} template template0`)
  const pool = openPool(server(unfinished), () => {})
  await migrate(pool, migrations)
  await pool.end()
  await admin.query(`alter database ${unfinished} rename to ${TEMPLATE}`)
}

/** Drops databases of killed runs, and templates of older migrations. */
async function dropStale(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'vexil\\_%'`,
  )
  for (const { datname } of rows) {
    const madeAt = Number.parseInt(/^vexil_test_([0-9a-z]+)_/.exec(datname)?.[1] ?? '', 36)
    const isStale = madeAt < Date.now() - STALE_MS
    const isOldTemplate = datname.startsWith('vexil_template_') && !datname.startsWith(TEMPLATE)
    if (isStale || isOldTemplate) await admin.query(`drop database if exists ${datname} with (force)`)
  }
}
