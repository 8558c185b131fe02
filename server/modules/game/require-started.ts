import type { Game } from '#server/store/games.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** For calls that only read: nothing of a game is visible before its start, and its end hides nothing. */
export async function requireStartedGame(
  id: number,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Game> {
  const game = await store.games.byId(id)
  if (!game) throw refuse(404, 'gameMissing')
  if (clock.now() < game.startAt) throw refuse(400, 'notStarted')
  return game
}
