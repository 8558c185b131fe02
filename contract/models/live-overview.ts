import { int, iso, list, model, text, type Wire } from '../schema.ts'

export const silentChallenge = model('SilentChallenge', { id: int(), title: text() })

/**
 * Figures of a running game over everything that is stored. The lists have one number for each of the last
 * minutes, oldest first.
 */
export const liveOverviewModel = model('LiveOverviewModel', {
  /** The last minute ends here. */
  countedAt: iso(),
  /** Solves that count on the board, hidden ones too. */
  solves: list(int()),
  /** Submissions to challenges that the team has been assigned. */
  judged: list(int()),
  /** Includes cheats. */
  wrong: list(int()),
  /** Challenges on the board without any solve or submission. */
  silent: list(silentChallenge),
})
export type LiveOverviewModel = Wire<typeof liveOverviewModel>
