import { insertReturningId } from './insert-returning-id.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface StoredPlatformNotice {
  id: number
  content: string
  at: number
}

export interface PlatformNotices {
  /** The newest first. */
  list(most: number): Promise<StoredPlatformNotice[]>
  /** All that are planned, and all that came out in the time before `now`. The newest first. */
  around(now: number, sinceMs: number): Promise<StoredPlatformNotice[]>
  countAfter(now: number): Promise<number>
  create(notice: Omit<StoredPlatformNotice, 'id'>): Promise<number>
  /** Null: there is none. */
  delete(id: number): Promise<StoredPlatformNotice | null>
  /** Returns the number of deleted ones. */
  deleteBefore(at: number): Promise<number>
}

const COLUMNS = 'id, content, at'
const LIST = statement(
  'platformNotices.list',
  `select ${COLUMNS} from platform_notices order by at desc, id desc limit $1`,
)
const AROUND = statement(
  'platformNotices.around',
  `select ${COLUMNS} from platform_notices where at > $1 order by at desc, id desc`,
)
const COUNT_AFTER = statement(
  'platformNotices.countAfter',
  'select count(*)::integer as count from platform_notices where at > $1',
)
const CREATE = statement(
  'platformNotices.create',
  'insert into platform_notices (content, at) values ($1, $2) returning id',
)
const DELETE = statement(
  'platformNotices.delete',
  `delete from platform_notices where id = $1 returning ${COLUMNS}`,
)

const DELETE_BEFORE = statement('platformNotices.deleteBefore', 'delete from platform_notices where at < $1')

export const platformNoticesOn = (sql: Sql): PlatformNotices => ({
  list: (most) => sql.many<StoredPlatformNotice>(LIST, [most]),
  around: (now, sinceMs) => sql.many<StoredPlatformNotice>(AROUND, [toTimestamp(now - sinceMs)]),
  countAfter: async (now) => (await sql.one<{ count: number }>(COUNT_AFTER, [toTimestamp(now)]))?.count ?? 0,
  create: ({ content, at }) => insertReturningId(sql, CREATE, [content, toTimestamp(at)]),
  delete: (id) => sql.one<StoredPlatformNotice>(DELETE, [id]),
  deleteBefore: (at) => sql.run(DELETE_BEFORE, [toTimestamp(at)]),
})
