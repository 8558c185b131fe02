import { expect, test } from 'vitest'
import { nameKeyOf } from '#server/base/canonical.ts'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openPool } from '#server/store/pool.ts'
import { anEmptyDatabase } from '../database.ts'

/** Names of older accounts, their old keys, and whether they get a new key. */
const USERS = [
  ['ada', 'ada', true],
  ['Игорь', 'иropь', true],
  ['Сергей', 'cepreй', true],
  ['Նարե', 'նaրե', true],
  ['Տաճատ', 'տaճaտ', true],
  ['ЯкоԌ', 'яkoԍ', true],
  ['bob', 'bob', true],
  // This account is younger and looks like the one above, so it keeps its key.
  ['ьоь', 'ьoь', false],
  ['սսս', 'uuu', true],
] as const

test('accounts from before a letter counted as a look-alike have the current key', async () => {
  const database = await anEmptyDatabase()
  const pool = openPool(database.target, () => {})
  const migrations = readMigrations()
  await migrate(pool, migrations.slice(0, 11))
  for (const [at, [name, key]] of USERS.entries()) {
    await pool.query(
      `insert into users (id, name, name_key, email, email_key, password_hash, role, registered_at, last_visit_at, stamp)
       values (gen_random_uuid(), $1, $2, $3, $3, '', 'User', now(), now(), '')`,
      [name, key, `${at}@x`],
    )
  }
  await migrate(pool, migrations)
  const { rows } = await pool.query<{ name: string; name_key: string }>('select name, name_key from users')
  const keys = new Map(rows.map((row) => [row.name, row.name_key]))
  for (const [name, key, isNow] of USERS) expect(keys.get(name)).toBe(isNow ? nameKeyOf(name) : key)
  await pool.end()
  await database.close()
})
