/** The path of a challenge, or of all challenges of a game. `search` keeps the filter. */
export function challengePath(
  game: number,
  challenge: number | null,
  search: string,
): { pathname: string; search: string } {
  return { pathname: `/games/${game}/challenges${challenge === null ? '' : `/${challenge}`}`, search }
}

/** The link back to the list carries the id of the challenge, so that the focus returns to its card. */
export function closedIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('closed' in state)) return null
  return typeof state.closed === 'number' ? state.closed : null
}
