import { phaseOf } from '#server/modules/game/phase-of.ts'
import type { Game } from '#server/store/games.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { refuse, type Refusal } from '#server/http/refusal.ts'

/** The reason why a user may not play now. */
export type PlayRefusal = 'gameMissing' | 'notPlaying' | 'notAccepted' | 'notStarted' | 'gameOver'
/** `open` is for writeups, which can be uploaded after the end too. */
export type AfterEnd = 'closed' | 'open'

interface PlayCheck {
  game: Pick<Game, 'startAt' | 'endAt' | 'practiceMode' | 'pausedAt'> | null
  /** The caller's own participation. The team may take part without the caller. */
  participation: { status: StoredParticipationStatus } | null
}

/**
 * The check of all player calls. The order matters, because the first reason is shown, and no role bypasses
 * it. Null: the caller may play.
 */
export function mayPlay(
  { game, participation }: PlayCheck,
  now: number,
  afterEnd: AfterEnd,
): PlayRefusal | null {
  if (game === null) return 'gameMissing'
  if (participation === null) return 'notPlaying'
  if (participation.status !== 'Accepted') return 'notAccepted'
  const phase = phaseOf(game, now)
  if (phase === 'coming') return 'notStarted'
  return phase === 'ended' && afterEnd === 'closed' ? 'gameOver' : null
}

export const refuseToPlay = (bar: PlayRefusal): Refusal => refuse(bar === 'gameMissing' ? 404 : 400, bar)
