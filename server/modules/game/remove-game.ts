import type { Change } from '#server/live/change.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Removes a locked game, and its rehearsal if it has one. Returns the files that nothing links to any more.
 */
export async function removeGame(
  { id, posterHash, hidden }: Pick<Game, 'id' | 'posterHash' | 'hidden'>,
  tables: Tables,
  changes: Change[],
): Promise<string[]> {
  const unlinked = await removeRehearsal(id, tables, changes)
  const hashes = [
    ...(await tables.attachments.filesOfGame(id)),
    ...(await tables.participations.writeupsOfGame(id)),
  ]
  await tables.games.delete(id)
  changes.push({ kind: 'game-deleted', gameId: id, wasHidden: hidden })
  const loose = await tables.files.unlink(posterHash === null ? hashes : [...hashes, posterHash])
  return [...(unlinked ?? []), ...loose]
}

/** Null: the game has no rehearsal. */
export async function removeRehearsal(
  gameId: number,
  tables: Tables,
  changes: Change[],
): Promise<string[] | null> {
  const rehearsal = await tables.rehearsals.ofGame(gameId)
  const copy = rehearsal && (await tables.games.lock(rehearsal.copyId))
  if (rehearsal === null || copy === null) return null
  const unlinked = await removeGame(copy, tables, changes)
  await tables.teams.delete(rehearsal.teamId)
  return unlinked
}
