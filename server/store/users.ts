import { isGuid } from '#server/base/guid.ts'
import { canonical, nameKeyOf } from '#server/base/canonical.ts'
import type { TakenField, User, Users } from './rows/user.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'
import { batchLoader } from '#server/base/batch-loader.ts'

/** The columns of statements that return users. They expect the alias `u`. */
export const USER_COLUMNS = `u.id, u.name, u.email, u.password_hash as "passwordHash", u.role, u.bio, u.phone,
  u.real_name as "realName", u.std_number as "stdNumber", u.avatar_hash as "avatarHash",
  u.email_confirmed as "emailConfirmed", u.registered_at as "registeredAt", u.last_visit_at as "lastVisitAt",
  u.last_ip as "lastIp", u.stamp`

const BY_ID = statement('users.byId', `select ${USER_COLUMNS} from users u where u.id = $1`)
const BY_LOGIN = statement(
  'users.byLogin',
  `select ${USER_COLUMNS} from users u where u.name_key = $1 or u.email_key = $2 order by u.name_key = $1 desc limit 1`,
)
const BY_EMAIL = statement('users.byEmail', `select ${USER_COLUMNS} from users u where u.email_key = $1`)
const CREATE = statement(
  'users.create',
  `insert into users (id, name, name_key, email, email_key, password_hash, role, bio, phone, real_name,
     std_number, avatar_hash, email_confirmed, registered_at, last_visit_at, last_ip, stamp)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict do nothing`,
)
const HAS_NAME = statement('users.hasName', 'select 1 from users where name_key = $1')
/**
 * Skips users that another transaction has locked: a visit is not worth a wait, and skipping avoids
 * deadlocks.
 */
const VISITED = statement(
  'users.visited',
  `with visits as (
     select distinct on (id) id, at, ip
     from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as visit (id, at, ip) order by id, at desc
   ), free as (
     select u.id from users u where u.id = any($1::uuid[]) for no key update skip locked
   )
   update users u set last_visit_at = v.at, last_ip = v.ip from visits v join free on free.id = v.id where u.id = v.id`,
)
const CONFIRM = statement(
  'users.confirm',
  `update users set email_confirmed = true, registered_at = $2, last_visit_at = $2, last_ip = $3, stamp = $4
   where id = $1 and stamp = $5 and not email_confirmed`,
)
const SET_PROFILE = statement(
  'users.setProfile',
  // One statement, so that concurrent changes of different fields do not undo each other.
  `update users set name = coalesce($2, name), name_key = coalesce($3, name_key), bio = coalesce($4, bio),
     phone = coalesce($5, phone), real_name = coalesce($6, real_name), std_number = coalesce($7, std_number)
   where id = $1`,
)
const SET_PASSWORD = statement(
  'users.setPassword',
  'update users set password_hash = $2, stamp = $3 where id = $1 and stamp = $4',
)
const SET_EMAIL = statement(
  'users.setEmail',
  'update users set email = $2, email_key = $3, email_confirmed = true, stamp = $4 where id = $1 and stamp = $5',
)
const SET_AVATAR = statement(
  'users.setAvatar',
  `with old as (select id, avatar_hash from users where id = $1 for update)
   update users u set avatar_hash = $2 from old where u.id = old.id returning old.avatar_hash as "avatarHash"`,
)
const SET_ROLE = statement('users.setRole', 'update users set role = $2 where id = $1')

export const usersOn = (sql: Sql): Users => ({
  // PostgreSQL would report an error for a text that is no GUID.
  byId: async (id) => (isGuid(id) ? sql.one<User>(BY_ID, [id]) : null),
  byLogin: (nameOrEmail) => sql.one<User>(BY_LOGIN, [nameKeyOf(nameOrEmail), canonical(nameOrEmail)]),
  byEmail: (email) => sql.one<User>(BY_EMAIL, [canonical(email)]),
  hasName: (name) => hasName(sql, nameKeyOf(name)),
  create: async (user) => {
    const nameKey = nameKeyOf(user.name)
    const created = await sql.run(CREATE, [
      user.id,
      user.name,
      nameKey,
      user.email,
      canonical(user.email),
      user.passwordHash,
      user.role,
      user.bio,
      user.phone,
      user.realName,
      user.stdNumber,
      user.avatarHash,
      user.emailConfirmed,
      toTimestamp(user.registeredAt),
      toTimestamp(user.lastVisitAt),
      user.lastIp,
      user.stamp,
    ])
    return created === 1 ? null : takenWord(sql, nameKey)
  },
  visited: visitsOn(sql),
  confirm: async (id, { at, ip, stamp: fresh, before }) =>
    (await sql.run(CONFIRM, [id, toTimestamp(at), ip, fresh, before])) === 1,
  setProfile: async (id, { name, bio, phone, realName, stdNumber }) => {
    const saved = await catchTakenName(
      sql.run(SET_PROFILE, [
        id,
        name,
        name === null ? null : nameKeyOf(name),
        bio,
        phone,
        realName,
        stdNumber,
      ]),
    )
    return saved === null ? 'name' : null
  },
  setPassword: async (id, { passwordHash, stamp: fresh, before }) =>
    (await sql.run(SET_PASSWORD, [id, passwordHash, fresh, before])) === 1,
  setEmail: async (id, { email, stamp: fresh, before }) => {
    const saved = await catchTakenName(sql.run(SET_EMAIL, [id, email, canonical(email), fresh, before]))
    if (saved === null) return 'taken'
    return saved === 1 ? 'saved' : 'outdated'
  },
  setAvatar: async (id, avatarHash) =>
    (await sql.one<Pick<User, 'avatarHash'>>(SET_AVATAR, [id, avatarHash]))?.avatarHash ?? null,
  setRole: async (id, role) => {
    await sql.run(SET_ROLE, [id, role])
  },
})

const hasName = async (sql: Sql, nameKey: string) => (await sql.one(HAS_NAME, [nameKey])) !== null

const takenWord = async (sql: Sql, nameKey: string): Promise<TakenField> =>
  (await hasName(sql, nameKey)) ? 'name' : 'email'

const UNIQUE_VIOLATION = '23505'

/**
 * Null: a unique value is taken, and nothing is written. A transaction can then only be rolled back, because
 * the error has aborted it.
 */
export async function catchTakenName<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/** Written in batches, because nearly every request updates the last visit. */
function visitsOn(sql: Sql): Users['visited'] {
  const write = batchLoader<{ id: string; at: number; ip: string }, null>(async (visits) => {
    await sql.run(VISITED, [
      visits.map(({ id }) => id),
      visits.map(({ at }) => toTimestamp(at)),
      visits.map(({ ip }) => ip),
    ])
    return new Map()
  })
  return async (id, visit) => void (await write({ id, ...visit }))
}
