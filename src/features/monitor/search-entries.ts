import { searchedText, type LiveEntry } from '#machines/admin/live-entries.ts'
import { textFilter } from '#src/url/text-filter.ts'

/**
 * Searches the rows that are on the list, for a server that cannot search. Answers never match: a server may
 * hide them.
 */
export const searchEntries = textFilter((entry: LiveEntry): string => searchedText(entry, true))
