import { type Sql, stamp, statement } from './sql.ts'

export interface FileRow {
  hash: string
  /** As it was last stored; what an attachment shows may differ. */
  name: string
  size: number
  /** How many count on the bytes. */
  refs: number
  storedAt: number
}
export interface FileRows {
  find(hash: string): Promise<FileRow | null>
  /** One more counts on it; name and time become the newest. */
  add(file: Omit<FileRow, 'refs'>): Promise<void>
  /** How many still count on it, or null where it is unknown. */
  release(hash: string): Promise<number | null>
  delete(hash: string): Promise<void>
}

const FIND = statement('files.find', 'select hash, name, size, refs, stored_at as "storedAt" from files where hash = $1')
const ADD = statement(
  'files.add',
  `insert into files (hash, name, size, refs, stored_at) values ($1, $2, $3, 1, $4)
   on conflict (hash) do update set name = excluded.name, size = excluded.size, stored_at = excluded.stored_at, refs = files.refs + 1`,
)
const RELEASE = statement('files.release', 'update files set refs = greatest(refs - 1, 0) where hash = $1 returning refs')
const DELETE = statement('files.delete', 'delete from files where hash = $1')

export const filesOn = (sql: Sql): FileRows => ({
  find: (hash) => sql.one<FileRow>(FIND, [hash]),
  add: async ({ hash, name, size, storedAt }) => {
    await sql.run(ADD, [hash, name, size, stamp(storedAt)])
  },
  release: async (hash) => (await sql.one<{ refs: number }>(RELEASE, [hash]))?.refs ?? null,
  delete: async (hash) => {
    await sql.run(DELETE, [hash])
  },
})
