import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import { openDueLoop, type DueLoop } from '#server/base/due-loop.ts'

/**
 * Checked this often, because another process may have stored a plan and been killed, and the clock may be
 * set.
 */
const LOOK_MS = 5000

interface DueInGames {
  clock: Clock
  logger: Pick<Logger, 'warn'>
  /** The games in which something is due. */
  gamesDue: (now: number) => Promise<readonly number[]>
  /** The next moment at which something is due. Null: nothing is planned. */
  nextDue: () => Promise<number | null>
  carryOut: (gameId: number) => Promise<void>
  /** The message of the log after a failed run. The next run tries again. */
  failure: string
}

/** Carries out what the clock makes due in games. All processes wait for the same moment. */
export function openDueGamesLoop({
  clock,
  logger,
  gamesDue,
  nextDue,
  carryOut,
  failure,
}: DueInGames): DueLoop {
  const run = async () => {
    try {
      for (const gameId of await gamesDue(clock.now())) await carryOut(gameId)
      const nextAt = (await nextDue()) ?? Number.POSITIVE_INFINITY
      return Math.min(LOOK_MS, nextAt - clock.now())
    } catch (error) {
      logger.warn({ err: error }, failure)
      return LOOK_MS
    }
  }
  return openDueLoop({ clock, run })
}
