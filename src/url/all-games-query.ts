/** As many as one answer holds: the organiser's list is searched here and not on the server. */
export const ALL_GAMES = { query: { count: 500, skip: 0 } }
