import type { GameNotice } from '#contract/models/notice.ts'
import { startedGame } from '#server/modules/game/require-started.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import type { Around } from '#server/modules/services.ts'
import { toGameNotice } from '#server/serializers/notice.ts'

/** What organisers say comes before what the platform says. */
export async function listForPlayers(gameId: number, page: { count: number; skip: number }, around: Around): Promise<GameNotice[]> {
  await startedGame(gameId, around)
  const notices = await around.store.notices.listShown(gameId, { ...page, count: Math.min(page.count, MOST_LISTED) })
  return notices.map(toGameNotice)
}
