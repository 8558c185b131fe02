import type { GameAudience } from '#server/live/hub-messages.ts'
import type { ConnectionOwner } from './connection.ts'

/** A change after which open connections are closed. `team`: only those that follow a team. */
export type RightsChange =
  | { kind: 'user' | 'team'; userId: string }
  | { kind: 'game'; game: number; from: GameAudience }

type Seat = Omit<ConnectionOwner, 'id'>

export function concerns(change: RightsChange, { userId, access }: Seat): boolean {
  switch (change.kind) {
    case 'user':
      return userId === change.userId
    case 'team':
      return (
        userId === change.userId &&
        access.kind === 'granted' &&
        access.hears.kind === 'streams' &&
        followsTeam(access.hears.asked)
      )
    case 'game':
      return (
        access.kind === 'granted' &&
        access.game === change.game &&
        (change.from === 'everybody' || access.hub === 'board' || access.hub === 'user')
      )
    default:
      return change satisfies never
  }
}

const followsTeam = ({ streams }: { streams: readonly { stream: string }[] }) =>
  streams.some(({ stream }) => stream === 'team')

interface Arrival {
  /** Whether the rights of this connection changed after its arrival began. */
  isOutdated(seat: Seat): boolean
  end(): void
}

/**
 * Connections whose rights are being read. A change of rights closes open connections and would miss these.
 */
export class Arrivals {
  readonly #pending = new Set<RightsChange[]>()

  begin(): Arrival {
    const missed: RightsChange[] = []
    this.#pending.add(missed)
    return {
      isOutdated: (seat) => missed.some((change) => concerns(change, seat)),
      end: () => void this.#pending.delete(missed),
    }
  }

  tell(change: RightsChange): void {
    for (const missed of this.#pending) missed.push(change)
  }
}
