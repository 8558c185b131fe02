import { StartError } from '#server/base/start-error.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { redactSecrets } from '#server/config/summary.ts'
import type { BaseLeftover } from './base-leftovers.ts'
import type { BaseSelect } from './base-selects.ts'
import { openPool } from './pool.ts'

export type BaseValues = Readonly<Record<string, unknown>>

/** A snapshot of a base server's database, from a read-only transaction. */
export interface BaseDatabase {
  /** The names of the base server's own migrations, in order. */
  migrations(): Promise<string[]>
  tables(): Promise<string[]>
  count(select: BaseSelect): Promise<number>
  /** The rows of the select, page by page, so that memory stays small. */
  pages(select: BaseSelect): AsyncGenerator<BaseValues[]>
  /** The largest value of the id of a table. */
  lastId(select: BaseSelect): Promise<number>
  leftover(of: BaseLeftover): Promise<unknown[]>
  close(): Promise<void>
}

const BEGIN = 'begin isolation level repeatable read read only'
const HISTORY = '"__EFMigrationsHistory"'
const IS_BASE = `select to_regclass('${HISTORY}') is not null as "isBase"`
const MIGRATIONS = `select "MigrationId" as name from ${HISTORY} order by 1`
const TABLES = `select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`
const PAGE_ROWS = 5000

export class SourceError extends StartError {
  readonly kind: 'Unreachable' | 'Foreign'
  constructor(kind: SourceError['kind'], what: string, remedy: string) {
    super(what, remedy)
    this.kind = kind
  }
}

const WAIT_MS = 10_000

export async function openBaseDatabase(url: string, waitMs = WAIT_MS): Promise<BaseDatabase> {
  const pool = openPool(
    { connectionString: url, application_name: 'vexil take-over', max: 1, connectionTimeoutMillis: waitMs },
    () => {},
  )
  const client = await pool.connect().catch((error: unknown) => {
    throw new SourceError(
      'Unreachable',
      `the database ${redactSecrets(url)} cannot be reached (${errorCodeOf(error)})`,
      'see that it runs and that --from is right',
    )
  })
  const ask = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows
  const close = async () => {
    client.release(true)
    await pool.end()
  }
  try {
    await client.query(BEGIN)
    const [found] = await ask<{ isBase: boolean }>(IS_BASE)
    if (found?.isBase !== true)
      throw new SourceError(
        'Foreign',
        `the database ${redactSecrets(url)} is not that of a GZCTF server`,
        'name its database by --from',
      )
  } catch (error) {
    await close()
    throw error
  }
  return {
    migrations: async () => (await ask<{ name: string }>(MIGRATIONS)).map(({ name }) => name),
    tables: async () => (await ask<{ name: string }>(TABLES)).map(({ name }) => name),
    count: async ({ from }) =>
      (await ask<{ count: number }>(`select count(*) as count from ${from}`))[0]?.count ?? 0,
    lastId: async ({ columns, from }) =>
      (
        await ask<{ last: number }>(
          `select coalesce(max(id), 0) as last from (select ${columns} from ${from}) t`,
        )
      )[0]?.last ?? 0,
    leftover: async ({ sql }) => (await ask<{ row: unknown }>(sql)).map(({ row }) => row),
    pages: async function* ({ columns, from, order }) {
      await client.query(`declare page no scroll cursor for select ${columns} from ${from} order by ${order}`)
      const fetch = () => ask<BaseValues>(`fetch ${PAGE_ROWS} from page`)
      // Fetches the next page while the caller stores this one.
      let next = fetch()
      for (;;) {
        const page = await next
        if (page.length === 0) break
        next = fetch()
        next.catch(() => {})
        yield page
      }
      await client.query('close page')
    },
    close,
  }
}
