import { FILE_PLACES, STORED_FILE_SORTS } from '../rules/stored-file.ts'
import { int, iso, list, long, model, names, nullable, text, type Wire } from '../schema.ts'

export const storedFileSortNames = names('StoredFileSort', STORED_FILE_SORTS)

export const filePlace = model('FilePlace', {
  kind: names('FilePlaceKind', FILE_PLACES),
  /** The name of the user, team, game or challenge; '' for the platform itself. */
  name: text(),
  /** Null if it belongs to no game. */
  gameId: nullable(int()),
  challengeId: nullable(int()),
})
export type FilePlace = Wire<typeof filePlace>

export const storedFile = model('StoredFile', {
  hash: text(),
  /** The name of the last upload. */
  name: text(),
  /** In bytes. */
  size: long(),
  storedAt: iso(),
  /** The number of things that use it. */
  uses: int(),
  /** The first few of them. */
  places: list(filePlace),
})
export type StoredFile = Wire<typeof storedFile>

/** `length` counts the rows here; `total` and `totalSize` are of all that are found. */
export const storedFiles = model('StoredFiles', {
  data: list(storedFile),
  length: int(),
  total: int(),
  totalSize: long(),
})
export type StoredFiles = Wire<typeof storedFiles>
