import type { GameArchive } from '#contract/models/game-archive.ts'
import { toIso } from '#contract/models/time.ts'
import { cloneSchedule } from '#contract/rules/clone-schedule.ts'
import { refuse } from '#server/http/refusal.ts'

/** A page knows the time to the second, and would lead away from challenges that open in the next one. */
const SINCE_MS = 5_000

/** The game as if it had just started, with every enabled challenge out from its start to its end. */
export function asRehearsal({ game, challenges, ...archive }: GameArchive, now: number): GameArchive {
  const span = cloneSchedule(game, { start: toIso(now - SINCE_MS) })
  if (span === null) throw refuse(400, 'gameTimesReversed')
  return {
    ...archive,
    game: { ...game, ...span, hidden: true },
    challenges: challenges.map((challenge) => ({ ...challenge, opensAt: null, closesAt: null })),
  }
}
