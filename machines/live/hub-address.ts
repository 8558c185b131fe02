import { printPositions, type Positions, type StreamName } from '#contract/streams.ts'

/** `public` is for screens that belong to no game. */
export type HubName = 'user' | 'board' | 'monitor' | 'admin' | 'public'
/** The key of a connection. It contains the account, so that two users of a browser do not share one. */
export interface HubAddress {
  hub: HubName
  /** Null: a hub of the platform. */
  game: number | null
  /** Null: nobody is signed in. */
  account: string | null
}

/**
 * A connection carries all streams of its hub, so that every screen can share it. The list repeats
 * `contract/hubs.ts`, because that file loads the schemas of all messages.
 */
export const STREAMS_OF: Readonly<Record<HubName, readonly StreamName[]>> = {
  user: ['board', 'notices', 'team'],
  board: ['board', 'notices'],
  monitor: ['board', 'notices', 'monitor'],
  admin: ['logs', 'audit'],
  public: [],
}

/** `positions`: the requested streams. Null: the messages of the base wire. */
export function hubUrl({ hub, game }: HubAddress, positions: Positions | null): string {
  const query = [
    ...(game === null ? [] : [`game=${game}`]),
    ...(positions === null ? [] : [`streams=${printPositions(positions)}`]),
  ]
  return `/hub/${hub}${query.length === 0 ? '' : '?'}${query.join('&')}`
}
