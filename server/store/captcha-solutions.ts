import { toTimestamp, statement, type Sql } from './sql.ts'

export interface CaptchaSolutions {
  /** False: another request has used the solution already. */
  spend(id: string, expiresAt: number): Promise<boolean>
  deleteExpired(now: number): Promise<number>
}

const SPEND = statement(
  'captcha.spend',
  'insert into captcha_solutions (id, expires_at) values ($1, $2) on conflict (id) do nothing',
)
const DELETE_EXPIRED = statement(
  'captcha.deleteExpired',
  'delete from captcha_solutions where expires_at <= $1',
)

export const captchaSolutionsOn = (sql: Sql): CaptchaSolutions => ({
  spend: async (id, expiresAt) => (await sql.run(SPEND, [id, toTimestamp(expiresAt)])) === 1,
  deleteExpired: (now) => sql.run(DELETE_EXPIRED, [toTimestamp(now)]),
})
