import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { requireKnownGame } from '#server/modules/game-access/known-game.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit-notices.ts'

/** Lists the organisers' notices before those of the platform, as the base wire does. */
async function listForPlayers(
  gameId: number,
  page: { count: number; skip: number },
  actor: Actor | null,
  services: Pick<Services, 'store' | 'clock'>,
): Promise<GameNotice[]> {
  const game = await requireKnownGame(gameId, actor, services.store)
  if (services.clock.now() < game.startAt) throw refuse(400, 'notStarted')
  const notices = await services.store.notices.listShown(gameId, {
    ...page,
    count: Math.min(page.count, MAX_PAGE_SIZE),
  })
  return notices.map(toGameNotice)
}

export const noticeRoutes = [
  serve(listNotices, ({ params, query, actor }, services) =>
    listForPlayers(params.id, query, actor, services),
  ),
  serve(calls.listNoticesToEdit, ({ params }, services) => listToEdit(params.id, services)),
  serve(calls.createNotice, ({ params, body, actor, ip }, services) =>
    createNotice(params.id, body.content, { actor, ip }, services),
  ),
  serve(calls.updateNotice, ({ params, body, actor, ip }, services) =>
    updateNotice(params, body.content, { actor, ip }, services),
  ),
  serve(calls.deleteNotice, ({ params, actor, ip }, services) =>
    deleteNotice(params, { actor, ip }, services),
  ),
]
