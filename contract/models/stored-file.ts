import { FILE_PLACES, STORED_FILE_SORTS } from '../rules/stored-file.ts'
import { int, iso, list, long, model, names, nullable, text, type Wire } from '../schema.ts'

export const storedFileSortNames = names('StoredFileSort', STORED_FILE_SORTS)

export const filePlace = model('FilePlace', {
  kind: names('FilePlaceKind', FILE_PLACES),
  /** The name of the user, team, game or challenge that uses the file. '': the platform itself. */
  name: text(),
  /** Null: the use belongs to no game. */
  gameId: nullable(int()),
  challengeId: nullable(int()),
})
export type FilePlace = Wire<typeof filePlace>

export const storedFile = model('StoredFile', {
  hash: text(),
  /** The name of the latest upload of these bytes. */
  name: text(),
  /** In bytes. */
  size: long(),
  storedAt: iso(),
  /** The number of rows that link to the file. */
  uses: int(),
  /** The first few uses, so that a row stays small. */
  places: list(filePlace),
})
export type StoredFile = Wire<typeof storedFile>

/** `length` counts the rows of this response. `total` and `totalSize` count all matches. */
export const storedFiles = model('StoredFiles', {
  data: list(storedFile),
  length: int(),
  total: int(),
  totalSize: long(),
})
export type StoredFiles = Wire<typeof storedFiles>
