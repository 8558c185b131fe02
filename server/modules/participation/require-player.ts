import { gameNow } from '#contract/rules/game-clock.ts'
import type { Game } from '#server/store/games.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { mayPlay, refuseToPlay, type AfterEnd } from './may-play.ts'

export interface Player {
  game: Game
  participation: OwnParticipation
  /** The time in the game, by which its moments are judged. */
  gameTime: number
}

/** The store. For a read, the values that the server keeps of it. */
export interface PlayerReads {
  games: Pick<Tables['games'], 'byId'>
  participations: Pick<Tables['participations'], 'ofUser'>
}

/** Throws the first reason why the caller may not play. */
export async function requirePlayer(
  gameId: number,
  actor: Actor,
  { games, participations }: PlayerReads,
  now: number,
  { afterEnd }: { afterEnd: AfterEnd },
): Promise<Player> {
  const game = await games.byId(gameId)
  const participation = game && (await participations.ofUser(gameId, actor.id))
  const bar = mayPlay({ game, participation }, now, afterEnd)
  if (bar !== null) throw refuseToPlay(bar)
  // `mayPlay` has refused these cases, but the compiler cannot know.
  if (game === null || participation === null) throw refuseToPlay('gameMissing')
  return { game, participation, gameTime: gameNow(game, now) }
}
