/** Rows in one answer, however many are asked for. */
export const MAX_PAGE_SIZE = 500
/** Of a search: whoever finds more than these looks for too little. The base wire's bound. */
export const MAX_SEARCH_RESULTS = 30
