import type { FastifyReply } from 'fastify'
import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { TOPIC } from '#server/base/versions.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readyAnswer, sendReady } from '#server/http/ready-answer.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { requireKnownGame } from '#server/modules/game-access/known-game.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit-notices.ts'

/** Lists the organisers' notices before those of the platform, as the base wire does. */
async function sendNotices(
  gameId: number,
  { skip, ...page }: { count: number; skip: number },
  { actor, reply }: { actor: Actor | null; reply: FastifyReply },
  { kept, clock, store }: Pick<Services, 'kept' | 'clock' | 'store'>,
): Promise<FastifyReply> {
  const game = await requireKnownGame(gameId, actor, kept)
  if (clock.now() < game.startAt) throw refuse(400, 'notStarted')
  const count = Math.min(page.count, MAX_PAGE_SIZE)
  const ready = await kept.answers(
    `notices ${gameId} ${count} ${skip}`,
    [TOPIC.notices(gameId)],
    async () => {
      const notices = await store.notices.listShown(gameId, { count, skip })
      return { value: readyAnswer(writeResponse(listNotices.rules.answer, notices.map(toGameNotice))) }
    },
  )
  return sendReady(reply, ready, 'all')
}

export const noticeRoutes = [
  serveKept(listNotices, ({ params, query, actor, reply }, services) =>
    sendNotices(params.id, query, { actor, reply }, services),
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
