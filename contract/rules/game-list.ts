/** The list of the base wire never has more games. */
export const GAMES_LISTED = 10
/** Used for one page (extension `game-pages`). */
export const GAME_PAGE_MAX = 100
