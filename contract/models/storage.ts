import { int, list, long, model, names, nullable, text, type Wire } from '../schema.ts'
import { RETENTION_KINDS } from '../rules/retention.ts'

export const storageTable = model('StorageTable', {
  name: text(),
  /** As the database estimates it. */
  rows: long(),
  /** On disk, with indexes. */
  bytes: long(),
  rule: names('RetentionKind', RETENTION_KINDS),
  /** Of `Limited`: how long rows are kept, and how many of them. Null for the other kinds. */
  days: nullable(int()),
  most: nullable(long()),
  /** Of `Owned`: the table whose rows take these along when they are deleted. Null for the other kinds. */
  owner: nullable(text()),
})
export type StorageTable = Wire<typeof storageTable>

export const storage = model('Storage', { tables: list(storageTable), bytes: long() })
export type Storage = Wire<typeof storage>
