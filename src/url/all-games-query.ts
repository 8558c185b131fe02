/**
 * The limit of one response. The organiser's list is searched in the browser, so it loads as many as
 * possible.
 */
export const ALL_GAMES = { query: { count: 500, skip: 0 } }
