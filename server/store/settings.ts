import { statement, type Sql } from './sql.ts'

/**
 * Settings that administrators change while the server runs: `{section}:{property}` → text, as in
 * `GlobalConfig:Title`.
 */
export interface Settings {
  all(): Promise<ReadonlyMap<string, string>>
  save(pairs: ReadonlyMap<string, string>): Promise<void>
  /**
   * Returns the stored text. If there is none, it stores `fresh` first. Concurrent processes get the same
   * text.
   */
  settle(key: string, fresh: string): Promise<string>
}

/**
 * Stored with the defaults. It tells a new database from one whose posts and admin were removed on purpose.
 */
export const FIRST_START = 'Vexil:FirstStart'

const ALL = statement('settings.all', 'select key, value from settings order by key')
const SAVE = statement(
  'settings.save',
  `insert into settings (key, value) select * from unnest($1::text[], $2::text[])
   on conflict (key) do update set value = excluded.value`,
)
const ADD = statement(
  'settings.add',
  'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing',
)
const GET = statement('settings.get', 'select value from settings where key = $1')

export const settingsOn = (sql: Sql): Settings => ({
  all: async () =>
    new Map((await sql.many<{ key: string; value: string }>(ALL)).map(({ key, value }) => [key, value])),
  save: async (pairs) => {
    await sql.run(SAVE, [[...pairs.keys()], [...pairs.values()]])
  },
  settle: async (key, fresh) => {
    await sql.run(ADD, [key, fresh])
    return (await sql.one<{ value: string }>(GET, [key]))?.value ?? fresh
  },
})
