import { int, iso, list, long, model, text, type Wire } from '../schema.ts'

/** A stored file that nothing links to and that is not a recent upload. */
export const unusedFile = model('UnusedFile', {
  hash: text(),
  /** The name of the latest upload of these bytes. */
  name: text(),
  /** In bytes. */
  size: long(),
  storedAt: iso(),
})
export type UnusedFile = Wire<typeof unusedFile>

/** `length` counts the rows of this response. `total` and `totalSize` count all unused files. */
export const unusedFiles = model('UnusedFiles', {
  data: list(unusedFile),
  length: int(),
  total: int(),
  totalSize: long(),
})
export type UnusedFiles = Wire<typeof unusedFiles>

export const removedFiles = model('RemovedFiles', { count: int(), size: long() })
export type RemovedFiles = Wire<typeof removedFiles>
