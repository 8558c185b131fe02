/** Must match `gameNow` of the contract. Expects the alias `g` for games. */
export const gameNowAt = (now: string, g = 'g'): string => `least(${now}::timestamptz, ${g}.paused_at)`

/** Must match `isOut` of the contract. Expects the alias `c` for challenges. `now`: the time in the game. */
export const isOutAt = (now: string, c = 'c'): string =>
  `(${c}.is_enabled and (${c}.opens_at is null or ${c}.opens_at <= ${now}::timestamptz))`
