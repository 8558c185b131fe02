import type { RoomOverviewModel } from '#contract/models/room-overview.ts'

export interface CountedRoom {
  startsAt: number
  overview: RoomOverviewModel
}

/** The overviews of all watched games, counted once for all who watch. */
export interface RoomOverviews {
  /** Includes who took or snoozed a cause up to now. Null if there is no such game. */
  of(gameId: number): Promise<CountedRoom | null>
}
