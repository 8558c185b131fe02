import type { FileRow } from './files.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'

export type UnusedFileRow = Omit<FileRow, 'refs'>

/**
 * Files without references, or with uploads that nothing links to and that are older than `before`. A picture
 * in a text has no link but its address there.
 */
export interface UnusedFileRows {
  /** Largest first. */
  list(before: number, page: { count: number; skip: number }): Promise<UnusedFileRow[]>
  total(before: number): Promise<{ count: number; size: number }>
  /** Returns the size. Null: no unused file has this hash. */
  delete(hash: string, before: number): Promise<number | null>
  /** Files without a reference, left behind by a crash or a failed deletion. */
  leftBehind(): Promise<string[]>
}

const TEXTS = `
  select content from challenges
  union all select array_to_string(hints, ' ') from challenges
  union all select concat_ws(' ', summary, content, wp_note) from games
  union all select concat_ws(' ', summary, content) from posts
  union all select content from notices
  union all select content from addressed_notices
  union all select value from settings`
const WRITTEN = `select match[1] from (${TEXTS}) texts (text), regexp_matches(text, '[0-9a-f]{64}', 'g') match`
const UNUSED = `(refs = 0 or (refs <= loose and stored_at < $1 and hash not in (${WRITTEN})))`
const LIST = statement(
  'unusedFiles.list',
  `select hash, name, size, stored_at as "storedAt"
   from files where ${UNUSED} order by size desc, hash limit $2 offset $3`,
)
const TOTAL = statement(
  'unusedFiles.total',
  `select count(*) as count, coalesce(sum(size), 0)::bigint as size from files where ${UNUSED}`,
)
const DELETE = statement(
  'unusedFiles.delete',
  `delete from files where ${UNUSED} and hash = $2 returning size`,
)
const LEFT_BEHIND = statement('unusedFiles.leftBehind', 'select hash from files where refs = 0 order by hash')

export const unusedFilesOn = (sql: Sql): UnusedFileRows => ({
  list: (before, { count, skip }) => sql.many<UnusedFileRow>(LIST, [toTimestamp(before), count, skip]),
  total: async (before) =>
    (await sql.one<{ count: number; size: number }>(TOTAL, [toTimestamp(before)])) ?? { count: 0, size: 0 },
  delete: async (hash, before) =>
    (await sql.one<{ size: number }>(DELETE, [toTimestamp(before), hash]))?.size ?? null,
  leftBehind: async () => (await sql.many<{ hash: string }>(LEFT_BEHIND)).map(({ hash }) => hash),
})
