/** Such as `2026-01-31 09:04:03Z`: readable, and its alphabetical order is the order of time. */
export const toTimeText = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`

/** Such as `20260131090403`, in UTC too. */
export const toTimeMark = (at: number): string => new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')
