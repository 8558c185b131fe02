import type { GameArchive } from '#contract/models/game-archive.ts'
import { toIso } from '#contract/models/time.ts'
import { cloneSchedule } from '#contract/rules/clone-schedule.ts'
import { refuse } from '#server/http/refusal.ts'

/** The game as if it started now, with every enabled challenge out from its start to its end. */
export function asRehearsal({ game, challenges, ...archive }: GameArchive, now: number): GameArchive {
  const span = cloneSchedule(game, { start: toIso(now) })
  if (span === null) throw refuse(400, 'gameTimesReversed')
  return {
    ...archive,
    game: { ...game, ...span, hidden: true },
    challenges: challenges.map((challenge) => ({ ...challenge, opensAt: null, closesAt: null })),
  }
}
