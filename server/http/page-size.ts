/** Rows in one answer, however many are asked for. */
export const MOST_LISTED = 500
/** Of a search: whoever finds more than these looks for too little. The base wire's bound. */
export const MOST_FOUND = 30
