import { int, iso, list, long, model, text, type Wire } from '../schema.ts'

/** A stored file that nothing links to, and nobody has uploaded just now. */
export const unusedFile = model('UnusedFile', {
  hash: text(),
  /** As it was last stored. */
  name: text(),
  /** In bytes. */
  size: long(),
  storedAt: iso(),
})
export type UnusedFile = Wire<typeof unusedFile>

/** `length` counts the rows here; `total` and `totalSize` are of all of them. */
export const unusedFiles = model('UnusedFiles', {
  data: list(unusedFile),
  length: int(),
  total: int(),
  totalSize: long(),
})
export type UnusedFiles = Wire<typeof unusedFiles>

export const removedFiles = model('RemovedFiles', { count: int(), size: long() })
export type RemovedFiles = Wire<typeof removedFiles>
