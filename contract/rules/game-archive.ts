import { MEBIBYTE } from './mebibyte.ts'

/** The format name in an archive. A server reads all versions up to its own. */
export const ARCHIVE_FORMAT = 'vexil-game'
/** Version 2 may have pictures of texts. One without any stays readable for older servers. */
export const ARCHIVE_VERSION = 2

/** In bytes, both packed and unpacked: the limit of a ZIP without its 64-bit extension. */
export const MAX_ARCHIVE_BYTES = 4_000_000_000
/** In bytes. The server reads the text of an archive as a whole into memory. */
export const MAX_ARCHIVE_TEXT_BYTES = 32 * MEBIBYTE
export const MAX_ARCHIVED_CHALLENGES = 1000
export const MAX_ARCHIVED_NOTICES = 10_000
export const MAX_ARCHIVED_PICTURES = 10_000

export type ArchiveFlaw = 'empty' | 'large' | 'strange'

/** Finds errors before the upload. Some browsers do not know the type, so the name of the file counts too. */
export function archiveFlaw({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): ArchiveFlaw | null {
  if (!/\.zip$/i.test(name) && !/zip/.test(type)) return 'strange'
  if (size === 0) return 'empty'
  return size > MAX_ARCHIVE_BYTES ? 'large' : null
}
