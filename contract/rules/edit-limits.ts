// The base wire has no bounds for these. Ours are far beyond what a contest needs, and keep one request from
// filling the database.

/** In UTF-16 units: of games, challenges, organisations, tags and names of files. */
export const MAX_TITLE_LENGTH = 255
/** The limit of Markdown texts, hints and notices. */
export const MAX_TEXT_LENGTH = 500_000
/** Tags of a post, hints of a challenge. */
export const MAX_ENTRIES = 100
export const MAX_ORGANIZATIONS = 1000
/** The limit of one request: two for each of 2,500 teams. */
export const MAX_FLAGS_AT_ONCE = 5000
/** The limit of one request: each user costs a hash. */
export const MAX_USERS_AT_ONCE = 1000
