import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { Boards, GameBoard } from '#server/modules/board/boards.ts'
import type { BasicGame } from '#server/store/games.ts'

/** Per response, because each board that is read stays in memory for half an hour. */
const MOST_ENDED = 10

export type Winner = NonNullable<BasicGameInfoModel['winner']>

/** Keyed by game, only for ended games. Uses the public board, so that a freeze hides the winner. */
export async function winnersOf(
  games: readonly BasicGame[],
  now: number,
  boards: Pick<Boards, 'recent'>,
): Promise<ReadonlyMap<number, Winner>> {
  const ended = games.filter((game) => gameNow(game, now) > game.endAt).slice(0, MOST_ENDED)
  const found = await Promise.all(
    ended.map(async ({ id }) => [id, winnerIn(await boards.recent(id, 'public'))] as const),
  )
  return new Map(found.flatMap(([id, winner]) => (winner === null ? [] : [[id, winner]])))
}

function winnerIn(game: GameBoard | null): Winner | null {
  if (game === null || hiddenSince(game.board.freeze) !== null) return null
  const first = game.board.rows[game.board.ranking[0] ?? -1]
  return first === undefined || first.score === 0 ? null : { name: first.name, score: first.score }
}
