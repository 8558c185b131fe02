import { isLocked, lackedOf } from '#contract/rules/prerequisites.ts'
import { timesOf } from '#server/modules/game/phase-of.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Tables } from '#server/store/store.ts'
import type { Player } from './require-player.ts'

/** Sends no query for a challenge without prerequisites. */
export async function requireUnlocked(
  { id, prerequisites }: Pick<Challenge, 'id' | 'prerequisites'>,
  { game, participation }: Pick<Player, 'game' | 'participation'>,
  { challenges }: Pick<Tables, 'challenges'>,
  now: number,
): Promise<void> {
  if (prerequisites.length === 0) return
  const solved = new Set(await challenges.solvedOf(participation.id, [id, ...prerequisites]))
  if (isLocked(lackedOf({ id, prerequisites }, solved), timesOf(game), now))
    throw refuse(404, 'challengeLocked')
}
