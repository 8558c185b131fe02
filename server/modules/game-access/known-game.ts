import { isAtLeast } from '#contract/rules/role.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'

interface Readers {
  participations: Pick<Tables['participations'], 'hasTeamOf'>
}

/**
 * A hidden game exists only for monitors and for members of teams that have joined it. For all others it is
 * missing.
 */
export async function knowsGame(
  { id, hidden }: Pick<Game, 'id' | 'hidden'>,
  actor: Pick<Actor, 'id' | 'role'> | null,
  { participations }: Readers,
) {
  if (!hidden) return true
  if (actor === null) return false
  return isAtLeast(actor.role, 'Monitor') || (await participations.hasTeamOf(id, actor.id))
}

/** Throws 404 if the game does not exist for this caller. */
export async function requireKnownGame(
  id: number,
  actor: Actor | null,
  tables: Readers & { games: Pick<Tables['games'], 'byId'> },
): Promise<Game> {
  const game = await tables.games.byId(id)
  if (game === null || !(await knowsGame(game, actor, tables))) throw refuse(404, 'gameMissing')
  return game
}
