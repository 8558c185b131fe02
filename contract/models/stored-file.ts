import { FILE_PLACES, STORED_FILE_SORTS } from '../rules/stored-file.ts'
import { int, iso, list, long, model, names, nullable, text, type Wire } from '../schema.ts'

export const storedFileSortNames = names('StoredFileSort', STORED_FILE_SORTS)

export const filePlace = model('FilePlace', {
  kind: names('FilePlaceKind', FILE_PLACES),
  /** Of the user, the team, the game or the challenge; '' for the platform itself. */
  name: text(),
  /** Null where it is of no game. */
  gameId: nullable(int()),
  challengeId: nullable(int()),
})
export type FilePlace = Wire<typeof filePlace>

export const storedFile = model('StoredFile', {
  hash: text(),
  /** As it was last stored. */
  name: text(),
  /** In bytes. */
  size: long(),
  storedAt: iso(),
  /** How many things have it. */
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
