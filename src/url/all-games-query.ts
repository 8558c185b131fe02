/**
 * The limit of one response. The client searches the organiser's list itself, so it loads as many games as
 * possible.
 */
export const ALL_GAMES = { query: { count: 500, skip: 0 } }
