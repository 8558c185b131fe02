import type { Role } from '#contract/models/role.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { type Positions, readPositions, type StreamName } from '#contract/streams.ts'
import type { SubscriptionRequest } from '#server/live/streams/subscription.ts'
import type { StreamKey } from '#server/live/streams/stream-store.ts'
import type { SessionEnd } from '#server/store/rows/session.ts'
import { groupOf, type HubName, HUBS, streamsGroupOf } from './hub-names.ts'

export interface HubVisitor {
  id: string
  role: Role
  /** Null: the access does not end with a session. */
  session: SessionEnd | null
}
/**
 * A connection receives either the messages of the base wire for its group, or the streams that it named,
 * never both.
 */
export type HubFeed =
  | { kind: 'messages'; group: string }
  | { kind: 'streams'; group: string; asked: SubscriptionRequest }
/** Null `game`: the hub has no games. */
export type HubAccess =
  | { kind: 'granted'; hub: HubName; game: number | null; hears: HubFeed }
  | { kind: 'refused'; reason: HubRefusal }
/** Sent in the closing message, so that a client can tell a refusal from a fault. */
export type HubRefusal = 'signed-out' | 'forbidden' | 'missing' | 'malformed'

export interface HubRequest {
  game: string | null
  /** Has all values if the parameter is repeated. */
  streams: readonly string[]
}
export interface HubLookups {
  /** Whether this visitor may see the game. Null: the hub is open to all, so the account does not count. */
  gameIsKnown(id: number, visitor: HubVisitor | null): Promise<boolean>
  /** Null: the user does not play in the game. */
  participationOf(gameId: number, userId: string): Promise<number | null>
}

const MAX_INT32 = 2_147_483_647

export async function accessOf(
  name: HubName,
  visitor: HubVisitor | null,
  { game, streams }: HubRequest,
  lookup: HubLookups,
): Promise<HubAccess> {
  const { role, query } = HUBS[name].rules
  if (role !== null && visitor === null) return { kind: 'refused', reason: 'signed-out' }
  if (role !== null && visitor !== null && !isAtLeast(visitor.role, role))
    return { kind: 'refused', reason: 'forbidden' }
  const positions = positionsIn(name, streams)
  if (positions === 'malformed') return { kind: 'refused', reason: 'malformed' }

  const id = 'game' in query ? readId(game) : undefined
  const isThere =
    id === undefined || (id !== null && (await lookup.gameIsKnown(id, role === null ? null : visitor)))
  if (id === null || !isThere) return { kind: 'refused', reason: 'missing' }
  const granted = { kind: 'granted', hub: name, game: id ?? null } as const
  if (positions === null) return { ...granted, hears: { kind: 'messages', group: groupOf(name, id) } }

  const isPlaying = positions.has('team') && visitor !== null && id !== undefined
  const participation = isPlaying ? await lookup.participationOf(id, visitor.id) : null
  const asked = [...positions].map(([stream, last]) => ({
    stream,
    last,
    key: keyOf(stream, id, participation),
  }))
  const group = streamsGroupOf(name, id)
  return {
    ...granted,
    hears: {
      kind: 'streams',
      group,
      asked: { view: name === 'monitor' ? 'full' : 'public', streams: asked },
    },
  }
}

/** Whether a user with this role would still be admitted. A refused connection closes on its own. */
export function maySit(access: HubAccess, role: Role): boolean {
  if (access.kind === 'refused') return true
  const least = HUBS[access.hub].rules.role
  return least === null || isAtLeast(role, least)
}

/** Null: a client of the base wire, which names no streams. */
function positionsIn(name: HubName, [text, ...more]: readonly string[]): Positions | null | 'malformed' {
  const { messages, streams } = HUBS[name].rules
  if (text === undefined)
    return Object.keys(messages).length > 0 ? null : new Map(streams.map((stream) => [stream, null]))
  const positions = more.length > 0 ? null : readPositions(text)
  if (positions === null || [...positions.keys()].some((stream) => !streams.includes(stream)))
    return 'malformed'
  return positions.size === 0 && streams.length > 0 ? 'malformed' : positions
}

function keyOf(stream: StreamName, game: number | undefined, participation: number | null): StreamKey | null {
  if (stream === 'logs' || stream === 'audit') return { stream }
  if (stream === 'team') return participation === null ? null : { stream, participation }
  return game === undefined ? null : { stream, game }
}

function readId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_INT32 ? id : null
}
