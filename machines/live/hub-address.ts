import { printPositions, type Positions, type StreamName } from '#contract/streams.ts'

/** The hubs of a game and of the platform. `public` is for screens without a game. */
export type HubName = 'user' | 'board' | 'monitor' | 'admin' | 'public'
/** The key of a connection. Users do not share one. */
export interface HubAddress {
  hub: HubName
  /** Null: a hub of the platform. */
  game: number | null
  account: string | null
}

/** A connection carries all streams of its hub, so every screen can share it. */
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
