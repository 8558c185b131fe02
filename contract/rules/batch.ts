/** Items of one batch call. A longer list is refused. */
export const MAX_BATCH = 100
