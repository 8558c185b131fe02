import { int, list, long, model, names, nullable, text, type Wire } from '../schema.ts'

/**
 * The rule by which rows of a table are deleted. `Limited`: by age and number. `Expires`: each row has its
 * own end. `Owned`: with the row they belong to. `Kept`: only by a user. `Fixed`: never, and there are only a
 * few.
 */
const RETENTION_KINDS = ['Limited', 'Expires', 'Owned', 'Kept', 'Fixed'] as const

export const storageTable = model('StorageTable', {
  name: text(),
  /** The database's estimate. */
  rows: long(),
  /** The size on disk, with indexes. */
  bytes: long(),
  rule: names('RetentionKind', RETENTION_KINDS),
  /** How long rows of a `Limited` table are kept, and how many. Null for the other kinds. */
  days: nullable(int()),
  most: nullable(long()),
  /** The table whose rows an `Owned` table's rows are deleted with. Null for the other kinds. */
  owner: nullable(text()),
})
export type StorageTable = Wire<typeof storageTable>

export const storage = model('Storage', { tables: list(storageTable), bytes: long() })
export type Storage = Wire<typeof storage>
