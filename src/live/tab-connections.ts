import type { HubAddress } from '#machines/live/hub-address.ts'
import { openConnection, type Connection } from './connection.ts'
import type { LiveSource } from '#machines/live/live-types.ts'

interface Open {
  line: Connection
  users: number
}
/** Keyed by the live source, because two apps on one page (as in tests) must not share connections. */
const lines = new WeakMap<LiveSource, Map<string, Open>>()

/** One connection for an address: the first user opens it, and the last one closes it. */
export function takeConnection(
  source: LiveSource,
  place: HubAddress,
): { line: Connection; giveBack: () => void } {
  const open = lines.get(source) ?? new Map<string, Open>()
  lines.set(source, open)
  const key = JSON.stringify([place.hub, place.game, place.account])
  const found = open.get(key) ?? { line: openConnection(source, place), users: 0 }
  open.set(key, found)
  found.users += 1
  return {
    line: found.line,
    giveBack() {
      found.users -= 1
      if (found.users > 0) return
      found.line.close()
      open.delete(key)
    },
  }
}

/** The kind of a connection decides who may open it. `monitor` and `platform` require an account. */
export type ConnectionKind = 'game' | 'monitor' | 'platform' | 'public'

/** Null: the user is unknown, or may not open this connection. */
export function hubAddressOf(
  source: LiveSource,
  kind: ConnectionKind,
  game: number | null,
): HubAddress | null {
  const standing = source.standing.read()
  if (standing.kind === 'booting') return null
  const account = standing.kind === 'account' ? standing.id : null
  switch (kind) {
    case 'game':
      return { hub: account === null ? 'board' : 'user', game, account }
    case 'monitor':
      return account === null ? null : { hub: 'monitor', game, account }
    case 'platform':
      return account === null ? null : { hub: 'admin', game: null, account }
    case 'public':
      return { hub: 'public', game: null, account }
    default:
      return kind satisfies never
  }
}

/** Follows the connection of the current user. `changed` gets each new one, and null if there is none. */
export function followConnection(
  source: LiveSource,
  kind: ConnectionKind,
  game: number | null,
  changed: (line: Connection | null) => void,
): () => void {
  let key: string | undefined
  let giveBack = () => {}
  function look() {
    const place = hubAddressOf(source, kind, game)
    const next = JSON.stringify(place)
    if (next === key) return
    key = next
    const before = giveBack
    const taken = place === null ? null : takeConnection(source, place)
    giveBack = taken?.giveBack ?? (() => {})
    changed(taken?.line ?? null)
    before()
  }
  look()
  const end = source.standing.follow(look)
  return () => {
    end()
    giveBack()
  }
}
