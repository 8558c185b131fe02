export const ROSTER_PAGE = 50

/** One page of all users, or of all teams. */
export const rosterFrom = (skip: number) => ({ query: { count: ROSTER_PAGE, skip } })
