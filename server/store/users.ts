import { canonical } from '#server/canonical.ts'
import type { TakenWord, User, Users } from './rows/user.ts'
import { stamp, statement, type Sql } from './sql.ts'

/** For every statement that answers with users; the table's name is `u` there. */
export const USER_COLUMNS = `u.id, u.name, u.email, u.password_hash as "passwordHash", u.role, u.bio, u.phone, u.real_name as "realName",
  u.std_number as "stdNumber", u.avatar_hash as "avatarHash", u.email_confirmed as "emailConfirmed", u.registered_at as "registeredAt",
  u.last_visit_at as "lastVisitAt", u.last_ip as "lastIp", u.stamp`

const BY_ID = statement('users.byId', `select ${USER_COLUMNS} from users u where u.id = $1`)
const BY_LOGIN = statement(
  'users.byLogin',
  `select ${USER_COLUMNS} from users u where u.name_key = $1 or u.email_key = $1 order by u.name_key = $1 desc limit 1`,
)
const CREATE = statement(
  'users.create',
  `insert into users (id, name, name_key, email, email_key, password_hash, role, bio, phone, real_name, std_number, avatar_hash, email_confirmed,
     registered_at, last_visit_at, last_ip, stamp)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict do nothing`,
)
const HAS_NAME = statement('users.hasName', 'select 1 from users where name_key = $1')
const VISITED = statement('users.visited', 'update users set last_visit_at = $2, last_ip = $3 where id = $1')
const SET_PASSWORD = statement('users.setPassword', 'update users set password_hash = $2, stamp = $3 where id = $1')
const SET_ROLE = statement('users.setRole', 'update users set role = $2 where id = $1')

/** Anything else is no id, and PostgreSQL would take it for a fault. */
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const usersOn = (sql: Sql): Users => ({
  byId: async (id) => (GUID.test(id) ? sql.one<User>(BY_ID, [id]) : null),
  byLogin: (nameOrEmail) => sql.one<User>(BY_LOGIN, [canonical(nameOrEmail)]),
  create: async (user) => {
    const nameKey = canonical(user.name)
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
      stamp(user.registeredAt),
      stamp(user.lastVisitAt),
      user.lastIp,
      user.stamp,
    ])
    return created === 1 ? null : takenWord(sql, nameKey)
  },
  visited: async (id, { at, ip }) => {
    await sql.run(VISITED, [id, stamp(at), ip])
  },
  setPassword: async (id, { passwordHash, stamp: fresh }) => {
    await sql.run(SET_PASSWORD, [id, passwordHash, fresh])
  },
  setRole: async (id, role) => {
    await sql.run(SET_ROLE, [id, role])
  },
})

const takenWord = async (sql: Sql, nameKey: string): Promise<TakenWord> => ((await sql.one(HAS_NAME, [nameKey])) === null ? 'email' : 'name')
