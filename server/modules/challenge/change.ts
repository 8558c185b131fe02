import type { Challenge } from '#server/store/rows/challenge.ts'
import type { Game } from '#server/store/rows/game.ts'
import type { Tables } from '#server/store/store.ts'
import { lockGame } from '#server/modules/game/edit.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'

export interface Place {
  id: number
  cId: number
}

/**
 * One change at a time within a game. Whoever joins it waits too: of a team that comes in while a challenge is enabled, one of the two would
 * otherwise not see the other. The order game, challenge, files is the same everywhere, so that nobody waits in a circle.
 */
export function changeChallenge<Value>(
  { id, cId }: Place,
  { store }: Pick<Around, 'store'>,
  work: (challenge: Challenge, tables: Tables, game: Game) => Promise<Value>,
): Promise<Value> {
  return store.transaction(async (tables) => {
    const game = await lockGame(id, tables)
    const challenge = await tables.challenges.lock(id, cId)
    if (!challenge) throw refuse(404, 'challengeMissing')
    return work(challenge, tables, game)
  })
}
