import { matchesFilter, type LiveEntry, type EntryFilter } from '#machines/admin/live-entries.ts'

/** Searches the message, name, address and time. */
export const foundLogs = (sift: EntryFilter) => (passages: readonly LiveEntry[]) =>
  passages.filter((passage) => matchesFilter(sift, passage))
