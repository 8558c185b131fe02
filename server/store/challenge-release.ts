/** The same rule as `gameNow` of the contract, for games `g`. */
export const gameNowAt = (now: string, g = 'g'): string => `least(${now}::timestamptz, ${g}.paused_at)`

/**
 * The same rule as `isOut` of the contract, for challenges `c`. `now`: the time in the game.
 */
export const isOutAt = (now: string, c = 'c'): string =>
  `(${c}.is_enabled and (${c}.opens_at is null or ${c}.opens_at <= ${now}::timestamptz))`
