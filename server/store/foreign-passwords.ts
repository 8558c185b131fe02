import { statement, type Sql } from './sql.ts'

/** Passwords that came from a base server and were not used since. */
export interface ForeignPasswords {
  /** The forms of the stored passwords, which decide what a check costs. Empty: no such password is left. */
  forms(): Promise<string[]>
  /** Keeps the stamp, so that sessions stay. Changes nothing if the password was changed in the meantime. */
  replace(id: string, before: string, after: string): Promise<void>
}

/** The setting that a take-over writes: the forms, separated by commas. */
export const FOREIGN_PASSWORDS = 'Account:ForeignPasswords'

const FORMS = statement('foreignPasswords.forms', 'select value from settings where key = $1')
const REPLACE = statement(
  'foreignPasswords.replace',
  'update users set password_hash = $3 where id = $1 and password_hash = $2',
)
const FORGET = statement(
  'foreignPasswords.forget',
  `delete from settings where key = $1
     and not exists (select 1 from users where password_hash like '$aspnet$%')`,
)

export const foreignPasswordsOn = (sql: Sql): ForeignPasswords => ({
  forms: async () =>
    (await sql.one<{ value: string }>(FORMS, [FOREIGN_PASSWORDS]))?.value.split(',').filter(Boolean) ?? [],
  replace: async (id, before, after) => {
    await sql.run(REPLACE, [id, before, after])
    await sql.run(FORGET, [FOREIGN_PASSWORDS])
  },
})
