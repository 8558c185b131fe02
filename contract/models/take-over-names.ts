// Kept out of the models, so that screens that import it load no schemas.

/**
 * `Open`: the platform is empty, and nothing was tried yet. `Filled`: it has something in it. `Shared`:
 * several processes use it, so only the program can fill it. The others are of the last trial or take-over.
 */
export const TAKE_OVER_STAGES = ['Open', 'Filled', 'Shared', 'Running', 'Done', 'Failed'] as const

/** `Stopping`: the server closes its connections, because the take-over needs the database alone. */
export const TAKE_OVER_PHASES = ['Stopping', 'Connecting', 'Rows', 'Files', 'Finishing'] as const
export type TakeOverPhase = (typeof TAKE_OVER_PHASES)[number]

/**
 * `Unreachable`: no database answered, or it refused the password. `Foreign`: it is not that of a GZCTF
 * server. `OtherVersion`: it is of one that cannot be taken over. `NoFolder`: there is no folder of files.
 * `OtherKey`: the XOR key is not that of the games. `Refused`: the text says what, such as a table and a key.
 */
export const TAKE_OVER_REASONS = [
  'Unreachable',
  'Foreign',
  'OtherVersion',
  'NoFolder',
  'OtherKey',
  'Refused',
  'Broken',
] as const
export type TakeOverReason = (typeof TAKE_OVER_REASONS)[number]
