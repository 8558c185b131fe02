// The base wire has no bounds for these. Ours are far above what a contest needs, and keep one request from
// filling the database.

/** In UTF-16 units. For titles, organisations, tags and file names. */
export const MAX_TITLE_LENGTH = 255
/** For Markdown texts, hints and notices. */
export const MAX_TEXT_LENGTH = 500_000
/** Used for tags of a post and hints of a challenge. */
export const MAX_ENTRIES = 100
export const MAX_ORGANIZATIONS = 1000
/** For one request: two flags for each of 2,500 teams. */
export const MAX_FLAGS_AT_ONCE = 5000
/**
 * In one challenge whose flags are compared one by one: in any case, as patterns, or all of several. The
 * judge reads all of them for each submission.
 */
export const MAX_COMPARED_FLAGS = 20
/** In instructions of the engine. A longer pattern would make each submission cost too much. */
export const MAX_PATTERN_SIZE = 500
/** For one request, because the password of each user costs a hash. */
export const MAX_USERS_AT_ONCE = 1000
