import { printPositions, type Positions, type StreamName } from '#contract/streams.ts'

/** The hubs of a game and of the platform. `public` is for screens without a game. */
export type HubName = 'user' | 'board' | 'monitor' | 'admin' | 'public'
/** The key of a connection. It has the account, so that two users of a browser share none. */
export interface HubAddress {
  hub: HubName
  /** Null: a hub of the platform. */
  game: number | null
  /** Null: nobody is signed in. */
  account: string | null
}

/**
 * A connection carries all streams of its hub, so every screen can share it. Repeats `contract/hubs.ts`, which
 * would load the schemas of all messages.
 */
export const STREAMS_OF: Readonly<Record<HubName, readonly StreamName[]>> = {
  user: ['board', 'notices', 'team'],
  board: ['board', 'notices'],
  monitor: ['board', 'notices', 'monitor'],
  admin: ['logs', 'audit'],
  public: [],
}

/** `positions`: the streams to ask for. Null: the messages of the base wire. */
export function hubUrl({ hub, game }: HubAddress, positions: Positions | null): string {
  const query = [
    ...(game === null ? [] : [`game=${game}`]),
    ...(positions === null ? [] : [`streams=${printPositions(positions)}`]),
  ]
  return `/hub/${hub}${query.length === 0 ? '' : '?'}${query.join('&')}`
}
