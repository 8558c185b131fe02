import { matchesFilter, type LiveEntry, type EntryFilter } from '#machines/admin/live-entries.ts'

/** Finds entries in the time span whose message, name or address contains the text. */
export const foundLogs = (sift: EntryFilter) => (passages: readonly LiveEntry[]) =>
  passages.filter((passage) => matchesFilter(sift, passage))
