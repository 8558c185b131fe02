import { MAX_SESSIONS, type Session, type Sessions } from './rows/session.ts'
import type { User } from './rows/user.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'
import { batchLoader } from '#server/base/batch-loader.ts'
import { USER_COLUMNS } from './users.ts'

const CREATE = statement(
  'sessions.create',
  `with opened as (
     insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, ip, agent, stamp, id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   )
   -- Sees the table without the new one.
   delete from sessions where token_hash in (
     select token_hash from sessions
     where user_id = $2 order by seen_at desc, created_at desc offset ${MAX_SESSIONS - 1}
   )`,
)
const FIND = statement(
  'sessions.find',
  `select s.id as "sessionId", s.token_hash as "tokenHash", s.created_at as "createdAt",
     s.seen_at as "seenAt", s.expires_at as "expiresAt", s.ip, s.agent, s.stamp as "sessionStamp",
     ${USER_COLUMNS}
   from sessions s join users u on u.id = s.user_id where s.token_hash = any($1::bpchar[])`,
)
/** True if the session `s` of user $1 is valid at $2. Expects the alias `u` for users. */
const ALIVE = 's.user_id = $1 and s.expires_at > $2 and u.id = s.user_id and u.stamp = s.stamp'
const OF_USER = statement(
  'sessions.ofUser',
  `select s.id, s.user_id as "userId", s.created_at as "createdAt", s.seen_at as "seenAt",
     s.expires_at as "expiresAt", s.ip, s.agent
   from sessions s, users u where ${ALIVE} order by s.seen_at desc, s.created_at desc, s.id`,
)
const SEEN = statement(
  'sessions.seen',
  'update sessions set seen_at = $2 where token_hash = $1 and seen_at < $2',
)
const SLIDE = statement(
  'sessions.slide',
  'update sessions set seen_at = $2, expires_at = $3 where token_hash = $1',
)
const DELETE = statement(
  'sessions.delete',
  'delete from sessions where token_hash = $1 returning user_id as "userId"',
)
// Compares text, because a text that is no GUID would be a database error.
const END = statement(
  'sessions.end',
  `delete from sessions s using users u where ${ALIVE} and s.id::text = lower($3)`,
)
const DELETE_OF_USER = statement('sessions.deleteOfUser', 'delete from sessions where user_id = $1')
const DELETE_OF_USERS = statement(
  'sessions.deleteOfUsers',
  'delete from sessions where user_id = any($1::uuid[])',
)
const DELETE_EXPIRED = statement('sessions.deleteExpired', 'delete from sessions where expires_at <= $1')

type FoundRow = Omit<Session, 'id' | 'userId' | 'stamp'> & { sessionId: string; sessionStamp: string } & User
type ListedRow = Omit<Session, 'tokenHash' | 'stamp'>

export const sessionsOn = (sql: Sql): Sessions => ({
  create: async ({ id, tokenHash, userId, createdAt, seenAt, expiresAt, ip, agent, stamp: userStamp }) => {
    await sql.run(CREATE, [
      tokenHash,
      userId,
      toTimestamp(createdAt),
      toTimestamp(seenAt),
      toTimestamp(expiresAt),
      ip,
      agent,
      userStamp,
      id,
    ])
  },
  // Batched, because every request with a cookie reads the session.
  find: batchLoader(async (tokenHashes) => {
    const rows = await sql.many<FoundRow>(FIND, [tokenHashes])
    return new Map(rows.map((row) => [row.tokenHash, toFound(row)]))
  }),
  ofUser: (userId, now) => sql.many<ListedRow>(OF_USER, [userId, toTimestamp(now)]),
  seen: async (tokenHash, seenAt) => {
    await sql.run(SEEN, [tokenHash, toTimestamp(seenAt)])
  },
  slide: async (tokenHash, { seenAt, expiresAt }) => {
    await sql.run(SLIDE, [tokenHash, toTimestamp(seenAt), toTimestamp(expiresAt)])
  },
  delete: async (tokenHash) => (await sql.one<{ userId: string }>(DELETE, [tokenHash]))?.userId ?? null,
  end: async (userId, id, now) => (await sql.run(END, [userId, toTimestamp(now), id])) > 0,
  deleteOfUser: async (userId) => {
    await sql.run(DELETE_OF_USER, [userId])
  },
  deleteOfUsers: (userIds) => sql.run(DELETE_OF_USERS, [userIds]),
  deleteExpired: (now) => sql.run(DELETE_EXPIRED, [toTimestamp(now)]),
})

function toFound({
  sessionId,
  tokenHash,
  createdAt,
  seenAt,
  expiresAt,
  ip,
  agent,
  sessionStamp,
  ...user
}: FoundRow) {
  return {
    session: {
      id: sessionId,
      tokenHash,
      userId: user.id,
      createdAt,
      seenAt,
      expiresAt,
      ip,
      agent,
      stamp: sessionStamp,
    },
    user,
  }
}
