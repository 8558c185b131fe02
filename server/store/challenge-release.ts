/**
 * The same rule as `isOut` of the contract, for challenges `c`. Statements with another alias name it.
 */
export const isOutAt = (now: string, c = 'c'): string =>
  `(${c}.is_enabled and (${c}.opens_at is null or ${c}.opens_at <= ${now}::timestamptz))`
