/** Rows in one answer, however many are asked for. */
export const MAX_PAGE_SIZE = 500
/** The bound of the base wire for searches. */
export const MAX_SEARCH_RESULTS = 30
