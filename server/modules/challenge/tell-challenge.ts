import type { Change } from '#server/live/change.ts'
import { publishTo } from '#server/modules/notice/publish-to.ts'
import type { Notice } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'

/** What a notice about a challenge says. */
export interface ChallengeNews {
  gameId: number
  type: Extract<Notice['type'], 'NewChallenge' | 'NewHint'>
  challenge: { id: number; title: string; prerequisites: readonly number[] }
  at: number
}

/**
 * A notice about a challenge with prerequisites is only for teams for which it is open. The others could not
 * open it, and hear of it when they solve what it requires. The game must be locked and running.
 */
export async function tellChallenge(
  { gameId, type, challenge: { id, title, prerequisites }, at }: ChallengeNews,
  tables: Tables,
): Promise<Change[]> {
  const teams =
    prerequisites.length === 0 ? null : await tables.addressedNotices.unlocked(gameId, id, prerequisites)
  if (teams?.length === 0) return []
  return (await publishTo(teams, { gameId, type, content: title, at }, true, tables)).changes
}
