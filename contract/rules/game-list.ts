/** The list of the base wire never has more games than this. */
export const GAMES_LISTED = 10
/** The limit of one page (extension `game-pages`). */
export const GAME_PAGE_MAX = 100
