/** So many games the list of the base wire has, however many there are. */
export const GAMES_LISTED = 10
/** The most that one page of the extension `game-pages` has. */
export const GAME_PAGE_MAX = 100
