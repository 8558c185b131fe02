import { printPositions, type Positions, type StreamName } from '#contract/streams.ts'

/** Each hub a game has a line to, or the platform. */
export type HubName = 'user' | 'board' | 'monitor' | 'admin'
/** Where a line leads, and for whom: nobody listens with somebody else's line. */
export interface HubAddress {
  hub: HubName
  /** Null for the platform's. */
  game: number | null
  account: string | null
}

/** A line carries all that its hub has to tell, so that those who listen to it hear the same and can share it. */
export const STREAMS_OF: Readonly<Record<HubName, readonly StreamName[]>> = {
  user: ['board', 'notices', 'team'],
  board: ['board', 'notices'],
  monitor: ['board', 'notices', 'monitor'],
  admin: ['logs', 'audit'],
}

/** Of a server that counts when there are positions, of any other without. */
export function hubUrl({ hub, game }: HubAddress, positions: Positions | null): string {
  const query = [...(game === null ? [] : [`game=${game}`]), ...(positions === null ? [] : [`streams=${printPositions(positions)}`])]
  return `/hub/${hub}${query.length === 0 ? '' : '?'}${query.join('&')}`
}
