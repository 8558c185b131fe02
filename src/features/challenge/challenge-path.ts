/** The path of a challenge, or of all of a game. `search` keeps the filter. */
export function challengePath(
  game: number,
  challenge: number | null,
  search: string,
): { pathname: string; search: string } {
  return { pathname: `/games/${game}/challenges${challenge === null ? '' : `/${challenge}`}`, search }
}

/**
 * The step back to the list carries which challenge it comes from, so that the focus finds its place again.
 */
export function closedIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('closed' in state)) return null
  return typeof state.closed === 'number' ? state.closed : null
}
