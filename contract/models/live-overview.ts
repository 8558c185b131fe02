import { int, iso, list, model, text, type Wire } from '../schema.ts'

export const silentChallenge = model('SilentChallenge', { id: int(), title: text() })

/** Figures of a running game. Each list of numbers has one for each of the last minutes, oldest first. */
export const liveOverviewModel = model('LiveOverviewModel', {
  /** The end of the last minute in the lists. */
  countedAt: iso(),
  /** Solves on the board, including those that a freeze hides. */
  solves: list(int()),
  /** Without submissions to challenges that were not assigned to the team. */
  judged: list(int()),
  /** Includes flags of other teams. */
  wrong: list(int()),
  /** Challenges on the board without any solve or submission. */
  silent: list(silentChallenge),
})
export type LiveOverviewModel = Wire<typeof liveOverviewModel>
