import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Publish } from '#server/live/publisher.ts'
import type { Tables } from '#server/store/store.ts'
import { appendBoardChange } from './append-change.ts'

export interface BoardChange {
  gameId: number
  facts: NumberedFact[]
}

/**
 * Boards name the users who solved something. Locks their games, so it must run before the user is locked.
 */
export async function lockBoardsNaming(userId: string, { userAdmin, games }: Tables): Promise<number[]> {
  const ids = await userAdmin.solvedGames(userId)
  for (const gameId of ids) await games.lock(gameId)
  return ids
}

/** Must run in the transaction that changes the name, with the games locked. */
export async function appendBoardChanges(gameIds: readonly number[], tables: Tables): Promise<BoardChange[]> {
  const changes: BoardChange[] = []
  for (const gameId of gameIds) changes.push({ gameId, facts: await appendBoardChange(gameId, tables) })
  return changes
}

/** Must be called after the commit. */
export function publishBoardChanges(changes: readonly BoardChange[], publish: Publish): void {
  publish(changes.map((one) => ({ kind: 'board-facts', ...one })))
}
