import type { GameNotice } from '#contract/models/notice.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toGameNotice } from '#server/serializers/notice.ts'

/** What organisers say comes before what the platform says. */
export async function listForPlayers(gameId: number, page: { count: number; skip: number }, around: Services): Promise<GameNotice[]> {
  await requireStartedGame(gameId, around)
  const notices = await around.store.notices.listShown(gameId, { ...page, count: Math.min(page.count, MAX_PAGE_SIZE) })
  return notices.map(toGameNotice)
}
