import type { Session, Sessions } from './rows/session.ts'
import type { User } from './rows/user.ts'
import { stamp, statement, type Sql } from './sql.ts'
import { USER_COLUMNS } from './users.ts'

const CREATE = statement(
  'sessions.create',
  'insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, ip, agent, stamp) values ($1, $2, $3, $4, $5, $6, $7, $8)',
)
const FIND = statement(
  'sessions.find',
  `select s.token_hash as "tokenHash", s.created_at as "createdAt", s.seen_at as "seenAt", s.expires_at as "expiresAt", s.ip, s.agent,
     s.stamp as "sessionStamp", ${USER_COLUMNS}
   from sessions s join users u on u.id = s.user_id where s.token_hash = $1`,
)
const SEEN = statement('sessions.seen', 'update sessions set seen_at = $2 where token_hash = $1')
const SLIDE = statement('sessions.slide', 'update sessions set seen_at = $2, expires_at = $3 where token_hash = $1')
const DELETE = statement('sessions.delete', 'delete from sessions where token_hash = $1')
const DELETE_OF_USER = statement('sessions.deleteOfUser', 'delete from sessions where user_id = $1')
const DELETE_EXPIRED = statement('sessions.deleteExpired', 'delete from sessions where expires_at <= $1')

type FoundRow = Omit<Session, 'userId' | 'stamp'> & { sessionStamp: string } & User

export const sessionsOn = (sql: Sql): Sessions => ({
  create: async ({ tokenHash, userId, createdAt, seenAt, expiresAt, ip, agent, stamp: userStamp }) => {
    await sql.run(CREATE, [tokenHash, userId, stamp(createdAt), stamp(seenAt), stamp(expiresAt), ip, agent, userStamp])
  },
  find: async (tokenHash) => {
    const row = await sql.one<FoundRow>(FIND, [tokenHash])
    if (row === null) return null
    const { tokenHash: found, createdAt, seenAt, expiresAt, ip, agent, sessionStamp, ...user } = row
    return { session: { tokenHash: found, userId: user.id, createdAt, seenAt, expiresAt, ip, agent, stamp: sessionStamp }, user }
  },
  seen: async (tokenHash, seenAt) => {
    await sql.run(SEEN, [tokenHash, stamp(seenAt)])
  },
  slide: async (tokenHash, { seenAt, expiresAt }) => {
    await sql.run(SLIDE, [tokenHash, stamp(seenAt), stamp(expiresAt)])
  },
  delete: async (tokenHash) => {
    await sql.run(DELETE, [tokenHash])
  },
  deleteOfUser: async (userId) => {
    await sql.run(DELETE_OF_USER, [userId])
  },
  deleteExpired: (now) => sql.run(DELETE_EXPIRED, [stamp(now)]),
})
