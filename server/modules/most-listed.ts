/** Rows in one answer, however many are asked for. */
export const MOST_LISTED = 500
