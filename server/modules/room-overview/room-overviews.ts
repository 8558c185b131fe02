import type { RoomOverviewModel } from '#contract/models/room-overview.ts'

export interface CountedRoom {
  startsAt: number
  overview: RoomOverviewModel
}

/** The overviews of all watched games, counted once for all viewers. */
export interface RoomOverviews {
  /** Includes every take and snooze up to now. Null: there is no such game. */
  of(gameId: number): Promise<CountedRoom | null>
}
