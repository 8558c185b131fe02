import { isBehindItself, MAX_PREREQUISITES } from '#contract/rules/prerequisites.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Prerequisites must be other challenges of the game, and none may require this one. The caller has locked
 * the game, because two edits together could close a circle.
 */
export async function checkPrerequisites(
  { id, gameId }: Pick<Challenge, 'id' | 'gameId'>,
  prerequisites: readonly number[],
  { challenges }: Pick<Tables, 'challenges'>,
): Promise<void> {
  const all = new Map(await challenges.prerequisitesOf(gameId))
  if (prerequisites.some((needed) => !all.has(needed))) throw refuse(400, 'prerequisiteMissing')
  checkGraph(all.set(id, prerequisites), [id])
}

/** `changed`: the challenges whose prerequisites are new. */
export function checkGraph(of: ReadonlyMap<number, readonly number[]>, changed: readonly number[]): void {
  for (const id of changed) {
    if ((of.get(id)?.length ?? 0) > MAX_PREREQUISITES)
      throw refuse(400, 'prerequisitesTooMany', { limit: MAX_PREREQUISITES })
    if (isBehindItself(id, of)) throw refuse(400, 'prerequisitesCircle')
  }
}
