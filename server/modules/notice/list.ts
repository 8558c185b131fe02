import type { GameNotice } from '#contract/models/notice.ts'
import { startedGame } from '#server/modules/game/started.ts'
import { MOST_LISTED } from '#server/modules/most-listed.ts'
import type { Around } from '#server/wire/serve.ts'
import { toGameNotice } from './publish.ts'

/** What organisers say comes before what the platform says. */
export async function listForPlayers(gameId: number, page: { count: number; skip: number }, around: Around): Promise<GameNotice[]> {
  await startedGame(gameId, around)
  const notices = await around.store.notices.listShown(gameId, { ...page, count: Math.min(page.count, MOST_LISTED) })
  return notices.map(toGameNotice)
}
