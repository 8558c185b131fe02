import { int, list, long, model, names, nullable, text, type Wire } from '../schema.ts'

/**
 * The rule by which rows are deleted. `Limited`: by age and number. `Expires`: each row has its own end.
 * `Owned`: together with the row that they belong to. `Kept`: only when a user deletes them. `Fixed`: never,
 * because there are only a few.
 */
const RETENTION_KINDS = ['Limited', 'Expires', 'Owned', 'Kept', 'Fixed'] as const

export const storageTable = model('StorageTable', {
  name: text(),
  /** An estimate of the database, because counting would read the table. */
  rows: long(),
  /** The size on disk, with indexes. */
  bytes: long(),
  rule: names('RetentionKind', RETENTION_KINDS),
  /**
   * The age in days and the number of rows up to which a `Limited` table keeps rows. Null for other kinds.
   */
  days: nullable(int()),
  most: nullable(long()),
  /** The table that the rows of an `Owned` table belong to. Null for other kinds. */
  owner: nullable(text()),
})
export type StorageTable = Wire<typeof storageTable>

export const storage = model('Storage', { tables: list(storageTable), bytes: long() })
export type Storage = Wire<typeof storage>
