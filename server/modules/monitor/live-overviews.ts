import type { LiveOverviewModel } from '#contract/models/live-overview.ts'

export interface CountedOverview {
  startsAt: number
  overview: LiveOverviewModel
}

/** The figures of all watched games, counted once for all monitors. */
export interface LiveOverviews {
  /** Null: there is no such game. */
  of(gameId: number): Promise<CountedOverview | null>
}
