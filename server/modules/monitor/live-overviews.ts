import type { LiveOverviewModel } from '#contract/models/live-overview.ts'

export interface CountedOverview {
  startsAt: number
  overview: LiveOverviewModel
}

/** The figures of all games that are watched, counted once for all who watch. */
export interface LiveOverviews {
  /** Null when there is no such game. */
  of(gameId: number): Promise<CountedOverview | null>
}
