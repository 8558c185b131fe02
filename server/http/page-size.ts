/** The most rows in one response. */
export const MAX_PAGE_SIZE = 500
/** The base wire's limit for searches. */
export const MAX_SEARCH_RESULTS = 30
