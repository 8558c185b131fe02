import type { Role } from '#contract/models/role.ts'
import { canonical, nameKeyOf } from '#server/base/canonical.ts'
import type { TakenField, User } from './rows/user.ts'
import { toLikePattern } from './like-pattern.ts'
import { statement, type Sql } from './sql.ts'
import { catchTakenName, USER_COLUMNS } from './users.ts'

/** Null leaves a field unchanged. */
export interface UserChange {
  name: string | null
  email: string | null
  bio: string | null
  phone: string | null
  realName: string | null
  stdNumber: string | null
  emailConfirmed: boolean | null
  role: Role | null
}
export type UserUpdate = Pick<UserChange, 'phone' | 'realName' | 'stdNumber'> &
  Pick<User, 'id' | 'name' | 'email' | 'passwordHash' | 'stamp'>

export type RightsChange = Pick<UserChange, 'emailConfirmed' | 'role'> & Pick<User, 'id'>

export interface KnownUser {
  id: string
  nameKey: string
  emailKey: string
}

export interface UserAdmin {
  /** Sorted by id. */
  list(page: { count: number; skip: number }): Promise<User[]>
  total(): Promise<number>
  /** Searches name, student number, address, id and real name, in any case. Sorted by id. */
  search(text: string, most: number): Promise<User[]>
  /** Locks the row, so that the returned values stay true until the transaction ends. */
  lock(id: string): Promise<User | null>
  /** Locks the rows, sorted by id. */
  lockMany(ids: readonly string[]): Promise<User[]>
  /** Null leaves a field unchanged. */
  changeMany(changes: readonly RightsChange[]): Promise<void>
  /** False: another account has the name or the address. The transaction can then only be rolled back. */
  update(id: string, change: UserChange): Promise<boolean>
  /** Tells which of the two another account has. Must follow an `update` that returned false. */
  takenOf(id: string, change: Pick<UserChange, 'name'>): Promise<TakenField>
  /** False: another account has the name or the address, and nothing is written. */
  rewrite(user: UserUpdate): Promise<boolean>
  /** The accounts with one of these folded names or addresses. */
  known(nameKeys: readonly string[], emailKeys: readonly string[]): Promise<KnownUser[]>
  /** The games whose boards name the user. */
  solvedGames(id: string): Promise<number[]>
  /** Deletes the user and what belongs to the user alone. Texts and solves stay without the name. */
  delete(id: string): Promise<void>
}

const LIST = statement(
  'userAdmin.list',
  `select ${USER_COLUMNS} from users u order by u.id limit $1 offset $2`,
)
const TOTAL = statement('userAdmin.total', 'select count(*) as count from users')
const SEARCH = statement(
  'userAdmin.search',
  // The keys are folded already. For other columns the database folds both sides, because its rules for
  // letters may be narrower than ours.
  `select ${USER_COLUMNS} from users u
   where u.name_key like $1 or u.email_key like $1 or lower(u.email) like lower($2) or u.id::text like $1
     or lower(u.std_number) like lower($2) or lower(u.real_name) like lower($2)
   order by u.id limit $3`,
)
const LOCK = statement('userAdmin.lock', `select ${USER_COLUMNS} from users u where u.id = $1 for update`)
const LOCK_MANY = statement(
  'userAdmin.lockMany',
  `select ${USER_COLUMNS} from users u where u.id = any($1::uuid[]) order by u.id for update`,
)
const CHANGE_MANY = statement(
  'userAdmin.changeMany',
  `update users u set role = coalesce(c.role, u.role), email_confirmed = coalesce(c.confirmed, u.email_confirmed)
   from unnest($1::uuid[], $2::text[], $3::boolean[]) as c (id, role, confirmed) where u.id = c.id`,
)
const UPDATE = statement(
  'userAdmin.update',
  `update users set name = coalesce($2, name), name_key = coalesce($3, name_key), email = coalesce($4, email),
     email_key = coalesce($5, email_key), bio = coalesce($6, bio), phone = coalesce($7, phone),
     real_name = coalesce($8, real_name), std_number = coalesce($9, std_number),
     email_confirmed = coalesce($10, email_confirmed), role = coalesce($11, role)
   where id = $1`,
)
const REWRITE = statement(
  'userAdmin.rewrite',
  `update users set name = $2, name_key = $3, email = $4, email_key = $5, password_hash = $6, stamp = $7,
     phone = coalesce($8, phone), real_name = coalesce($9, real_name), std_number = coalesce($10, std_number)
   where id = $1 and not exists (select 1 from users o where o.id <> $1 and (o.name_key = $3 or o.email_key = $5))`,
)
const KNOWN = statement(
  'userAdmin.known',
  `select u.id, u.name_key as "nameKey", u.email_key as "emailKey"
   from users u where u.name_key = any($1) or u.email_key = any($2)`,
)
const SOLVED_GAMES = statement(
  'userAdmin.solvedGames',
  'select distinct game_id as id from solves where user_id = $1 order by game_id',
)
const DELETE = statement('userAdmin.delete', 'delete from users where id = $1')

export const userAdminOn = (sql: Sql): UserAdmin => ({
  list: ({ count, skip }) => sql.many<User>(LIST, [count, skip]),
  total: async () => (await sql.one<{ count: number }>(TOTAL))?.count ?? 0,
  search: (text, most) => sql.many<User>(SEARCH, [toLikePattern(nameKeyOf(text)), toLikePattern(text), most]),
  lock: (id) => sql.one<User>(LOCK, [id]),
  lockMany: (ids) => sql.many<User>(LOCK_MANY, [ids]),
  changeMany: async (changes) => {
    await sql.run(CHANGE_MANY, [
      changes.map(({ id }) => id),
      changes.map(({ role }) => role),
      changes.map(({ emailConfirmed }) => (emailConfirmed === null ? null : String(emailConfirmed))),
    ])
  },
  update: async (id, { name, email, bio, phone, realName, stdNumber, emailConfirmed, role }) => {
    const keys = [name, name && nameKeyOf(name), email, email && canonical(email)]
    return (
      (await catchTakenName(
        sql.run(UPDATE, [id, ...keys, bio, phone, realName, stdNumber, emailConfirmed, role]),
      )) !== null
    )
  },
  takenOf: async (id, { name }) =>
    name !== null && (await isAnothers(sql, id, nameKeyOf(name))) ? 'name' : 'email',
  rewrite: async ({ id, name, email, passwordHash, stamp, phone, realName, stdNumber }) =>
    (await sql.run(REWRITE, [
      id,
      name,
      nameKeyOf(name),
      email,
      canonical(email),
      passwordHash,
      stamp,
      phone,
      realName,
      stdNumber,
    ])) === 1,
  known: (nameKeys, emailKeys) => sql.many<KnownUser>(KNOWN, [nameKeys, emailKeys]),
  solvedGames: async (id) => (await sql.many<{ id: number }>(SOLVED_GAMES, [id])).map((game) => game.id),
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
})

const HAS_NAME = statement('userAdmin.hasName', 'select 1 from users where name_key = $2 and id <> $1')
const isAnothers = async (sql: Sql, id: string, nameKey: string) =>
  (await sql.one(HAS_NAME, [id, nameKey])) !== null
