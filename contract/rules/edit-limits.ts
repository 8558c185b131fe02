/** The base wire has no bounds for these. Ours are far beyond what a contest needs, and keep one request from filling the database. */

/** In UTF-16 units: of games, challenges, organisations, tags and names of files. */
export const LONGEST_TITLE = 255
/** Of Markdown, hints and notices. */
export const LONGEST_TEXT = 500_000
/** Tags of a post, hints of a challenge. */
export const MOST_ENTRIES = 100
export const MOST_ORGANIZATIONS = 1000
/** In one request: two for each of 2,500 teams. */
export const MOST_FLAGS_AT_ONCE = 5000
/** In one request: each of them costs a hash. */
export const MOST_USERS_AT_ONCE = 1000
