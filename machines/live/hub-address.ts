import { printPositions, type Positions, type StreamName } from '#contract/streams.ts'

/** Each hub a game has a line to, or the platform; `public` is for screens without a game. */
export type HubName = 'user' | 'board' | 'monitor' | 'admin' | 'public'
/** Where a line leads, and for whom: nobody listens with somebody else's line. */
export interface HubAddress {
  hub: HubName
  /** Null for the platform's. */
  game: number | null
  account: string | null
}

/**
 * A line carries all that its hub has to tell, so that those who listen to it hear the same and can share it.
 */
export const STREAMS_OF: Readonly<Record<HubName, readonly StreamName[]>> = {
  user: ['board', 'notices', 'team'],
  board: ['board', 'notices'],
  monitor: ['board', 'notices', 'monitor'],
  admin: ['logs', 'audit'],
  public: [],
}

/** Asks for numbered streams if `positions` names any. Null: the messages of the base wire. */
export function hubUrl({ hub, game }: HubAddress, positions: Positions | null): string {
  const query = [
    ...(game === null ? [] : [`game=${game}`]),
    ...(positions === null ? [] : [`streams=${printPositions(positions)}`]),
  ]
  return `/hub/${hub}${query.length === 0 ? '' : '?'}${query.join('&')}`
}
