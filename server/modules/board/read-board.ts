import type { KeptAnswer } from '#server/http/ready-answer.ts'
import type { Actor } from '#server/http/actor.ts'
import { requireKnownGame } from '#server/modules/game-access/known-game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { BoardAudience, BoardForm, GameBoard } from './boards.ts'

/** Even monitors get the full board only on request, because players may see their screens. */
export function audienceOf({ full }: { full: boolean }, actor: Actor | null): BoardAudience {
  if (!full) return 'public'
  if (actor === null) throw refuse(401, 'signInFirst')
  if (!isAtLeast(actor.role, 'Monitor')) throw refuse(403, 'noAccess')
  return 'monitors'
}

/** Nobody gets a board before its game has started, not even organisers. */
export async function readBoard(
  gameId: number,
  { form, audience, actor }: { form: BoardForm; audience: BoardAudience; actor: Actor | null },
  { boards, clock, store }: Pick<Services, 'boards' | 'clock' | 'store'>,
): Promise<KeptAnswer> {
  const ready = await boards.ready(gameId, form, audience)
  if (ready === null) throw refuse(404, 'gameMissing')
  if (ready.isHidden) await requireKnownGame(gameId, actor, store)
  if (clock.now() < ready.startsAt) throw refuse(400, 'notStarted')
  return { ready, readers: 'all' }
}

/** Returns the board after the checks of `readBoard`, for a response to a single reader. */
export async function startedBoard(
  gameId: number,
  { audience, actor }: { audience: BoardAudience; actor: Actor | null },
  { boards, clock, store }: Pick<Services, 'boards' | 'clock' | 'store'>,
): Promise<GameBoard> {
  const game = await boards.of(gameId, audience)
  if (game === null) throw refuse(404, 'gameMissing')
  if (game.isHidden) await requireKnownGame(gameId, actor, store)
  if (clock.now() < game.board.startsAt) throw refuse(400, 'notStarted')
  return game
}
