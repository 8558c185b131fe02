import { type Sql, toTimestamp, statement } from './sql.ts'

export interface FileRow {
  hash: string
  /** The name of the latest upload. An attachment may show another one. */
  name: string
  size: number
  /** The number of references to the bytes. */
  refs: number
  storedAt: number
}
export interface FileRows {
  find(hash: string): Promise<FileRow | null>
  /** Sorted by name, then by hash. */
  list(page: { count: number; skip: number }): Promise<Pick<FileRow, 'hash' | 'name'>[]>
  /**
   * Adds a link. The name and the time of the file become the newest. A loose file has no link yet, and the
   * first link takes it over.
   */
  add(file: Omit<FileRow, 'refs'>, loose?: 'loose'): Promise<void>
  /**
   * Locks the reference counts until the transaction ends. A caller that needs several files must lock them
   * together, to avoid deadlocks.
   */
  lock(hashes: readonly string[]): Promise<void>
  /** Adds one link per hash in the list. Returns the names of the files that exist. */
  link(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes one link per hash in the list. Returns the files without links. */
  unlink(hashes: readonly string[]): Promise<string[]>
  /**
   * The number of remaining links. Null: an unknown file. `first`: releases an unlinked upload before a link.
   */
  release(hash: string, first?: 'loose'): Promise<number | null>
  /** The number of references, locked until the transaction ends. Null: an unknown file. */
  refsLocked(hash: string): Promise<number | null>
  delete(hash: string): Promise<void>
}

const FIND = statement(
  'files.find',
  'select hash, name, size, refs, stored_at as "storedAt" from files where hash = $1',
)
const LIST = statement('files.list', 'select hash, name from files order by name, hash limit $1 offset $2')
const ADD = statement(
  'files.add',
  `insert into files (hash, name, size, refs, stored_at, loose) values ($1, $2, $3, 1, $4, $5)
   on conflict (hash) do update set name = excluded.name, size = excluded.size,
     stored_at = excluded.stored_at, refs = files.refs + 1, loose = files.loose + excluded.loose`,
)
/** Locks in a fixed order, so that two transactions on the same files cannot deadlock. */
const LOCK = statement('files.lock', 'select 1 from files where hash = any($1) order by hash for update')
const COUNTED = '(select hash, count(*)::integer as links from unnest($1::text[]) as hash group by hash) c'
const LINK = statement(
  'files.link',
  `update files f set refs = f.refs + greatest(c.links - f.loose, 0), loose = greatest(f.loose - c.links, 0)
   from ${COUNTED} where f.hash = c.hash returning f.hash, f.name`,
)
const UNLINK = statement(
  'files.unlink',
  `update files f set refs = greatest(f.refs - c.links, 0), loose = least(f.loose, greatest(f.refs - c.links, 0))
   from ${COUNTED} where f.hash = c.hash returning f.hash, f.refs`,
)
const RELEASE = statement(
  'files.release',
  `update files set refs = greatest(refs - 1, 0),
     loose = least(greatest(loose - $2, 0), greatest(refs - 1, 0))
   where hash = $1 returning refs`,
)
const REFS_LOCKED = statement('files.refsLocked', 'select refs from files where hash = $1 for update')
const DELETE = statement('files.delete', 'delete from files where hash = $1')

export function filesOn(sql: Sql): FileRows {
  const lock = async (hashes: readonly string[]) => {
    await sql.many(LOCK, [hashes])
  }
  return {
    find: (hash) => sql.one<FileRow>(FIND, [hash]),
    list: ({ count, skip }) => sql.many<FileRow>(LIST, [count, skip]),
    add: async ({ hash, name, size, storedAt }, loose) => {
      await sql.run(ADD, [hash, name, size, toTimestamp(storedAt), loose ? 1 : 0])
    },
    lock,
    link: async (hashes) => {
      await lock(hashes)
      const linked = await sql.many<{ hash: string; name: string }>(LINK, [hashes])
      return new Map(linked.map(({ hash, name }) => [hash, name]))
    },
    unlink: async (hashes) => {
      await lock(hashes)
      const left = await sql.many<{ hash: string; refs: number }>(UNLINK, [hashes])
      return left.filter(({ refs }) => refs === 0).map(({ hash }) => hash)
    },
    release: async (hash, first) =>
      (await sql.one<{ refs: number }>(RELEASE, [hash, first ? 1 : 0]))?.refs ?? null,
    refsLocked: async (hash) => (await sql.one<{ refs: number }>(REFS_LOCKED, [hash]))?.refs ?? null,
    delete: async (hash) => {
      await sql.run(DELETE, [hash])
    },
  }
}
