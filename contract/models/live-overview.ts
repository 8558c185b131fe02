import { int, iso, list, model, text, type Wire } from '../schema.ts'

export const silentChallenge = model('SilentChallenge', { id: int(), title: text() })

/**
 * How a game goes, of all that is stored. The lists have one number for each of the last minutes, the oldest
 * first.
 */
export const liveOverviewModel = model('LiveOverviewModel', {
  /** The last minute ends here. */
  countedAt: iso(),
  /** Those that count on the board, what a freeze hides among them. */
  solves: list(int()),
  /** Answers to challenges that the team has been given. */
  judged: list(int()),
  /** Cheats among them. */
  wrong: list(int()),
  /** Those on the board that nobody has solved or tried, ever. */
  silent: list(silentChallenge),
})
export type LiveOverviewModel = Wire<typeof liveOverviewModel>
