/** Rows in one answer, however many are asked for. */
export const MAX_PAGE_SIZE = 500
/** Results of a search, at most. The base wire's limit. */
export const MAX_SEARCH_RESULTS = 30
