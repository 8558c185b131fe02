import { phaseOf } from '#server/modules/game/phase-of.ts'
import type { Game } from '#server/store/games.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { refuse, type Refusal } from '#server/http/refusal.ts'

/** The reason why a user may not play now. */
export type PlayRefusal = 'gameMissing' | 'notPlaying' | 'notAccepted' | 'notStarted' | 'gameOver'
/** Writeups can be uploaded after the end too. */
export type AfterEnd = 'closed' | 'open'

interface PlayCheck {
  game: Pick<Game, 'startAt' | 'endAt' | 'practiceMode' | 'pausedAt'> | null
  /** The caller's own participation. The team may take part without the caller. */
  participation: { status: StoredParticipationStatus } | null
}

/**
 * The gate of all player calls. The order of the checks matters, and no role bypasses them. Null: the caller
 * may play.
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
