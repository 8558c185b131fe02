import { statement, type Sql } from './sql.ts'

/** What users would miss if the platform were filled anew. */
export const MISSED = ['users', 'teams', 'games', 'submissions', 'files'] as const
/** The account that a first start makes. */
const OWN_USERS = 1

export interface Fullness {
  /** Whether there is nothing but what a first start makes. */
  isEmpty(): Promise<boolean>
}

const hasNoOther = (table: string) =>
  `not exists (select 1 from ${table} offset ${table === 'users' ? OWN_USERS : 0})`
const IS_EMPTY = statement('fullness.isEmpty', `select ${MISSED.map(hasNoOther).join(' and ')} as "isEmpty"`)

export const fullnessOn = (sql: Sql): Fullness => ({
  isEmpty: async () => (await sql.one<{ isEmpty: boolean }>(IS_EMPTY))?.isEmpty === true,
})

/** The things that may not be there when a platform is filled. */
export const beyondFirstStart = <Thing extends { name: string; count: number }>(
  things: readonly Thing[],
): Thing[] => things.filter(({ name, count }) => count > (name === 'users' ? OWN_USERS : 0))
