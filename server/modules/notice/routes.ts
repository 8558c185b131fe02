import * as addressed from '#contract/calls/addressed-notices.ts'
import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { TOPIC } from '#server/base/versions.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readyAnswer, type KeptAnswer } from '#server/http/ready-answer.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { requireKnownGame } from '#server/modules/game-access/known-game.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import type { Notice } from '#server/store/notices.ts'
import { addressNotice, changeAddressed, deleteAddressed, listAddressed } from './address-notice.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit-notices.ts'

/** Lists the organisers' notices before those of the platform, as the base wire does. */
async function readNotices(
  gameId: number,
  { skip, ...page }: { count: number; skip: number },
  actor: Actor | null,
  { kept, clock, store }: Pick<Services, 'kept' | 'clock' | 'store'>,
): Promise<KeptAnswer> {
  const game = await requireKnownGame(gameId, actor, kept)
  if (clock.now() < game.startAt) throw refuse(400, 'notStarted')
  const count = Math.min(page.count, MAX_PAGE_SIZE)
  const own = await readerOf(gameId, actor, { kept, store })
  if (own !== null) {
    const notices = await store.notices.listShownTo(own, gameId, { count, skip })
    return { ready: writtenOf(notices), readers: 'one' }
  }
  const ready = await kept.answers(
    `notices ${gameId} ${count} ${skip}`,
    [TOPIC.notices(gameId)],
    async () => {
      const notices = await store.notices.listShown(gameId, { count, skip })
      return { value: writtenOf(notices) }
    },
  )
  return { ready, readers: 'all' }
}

const writtenOf = (notices: readonly Notice[]) =>
  readyAnswer(writeResponse(listNotices.rules.answer, notices.map(toGameNotice)))

/** The participation of a caller that has notices of its own. Null: the caller reads what all read. */
async function readerOf(
  gameId: number,
  actor: Actor | null,
  { kept, store }: Pick<Services, 'kept' | 'store'>,
): Promise<number | null> {
  if (actor === null) return null
  const readers = await kept.noticeReaders(String(gameId), [TOPIC.notices(gameId)], async () => ({
    value: new Set(await store.addressedNotices.readers(gameId)),
  }))
  if (readers.size === 0) return null
  const own = await kept.participations.ofUser(gameId, actor.id)
  return own !== null && readers.has(own.id) ? own.id : null
}

export const noticeRoutes = [
  serveKept(listNotices, ({ params, query, actor }, services) =>
    readNotices(params.id, query, actor, services),
  ),
  serve(calls.listNoticesToEdit, ({ params }, services) => listToEdit(params.id, services)),
  serve(calls.createNotice, ({ params, body, actor, ip }, services) =>
    createNotice(params.id, body.content, { actor, ip }, services),
  ),
  serve(calls.updateNotice, ({ params, body, actor, ip }, services) =>
    updateNotice(params, body.content, { actor, ip }, services),
  ),
  serve(addressed.listAddressedNotices, ({ params }, services) => listAddressed(params.id, services)),
  serve(addressed.addressNotice, ({ params, body, actor, ip }, services) =>
    addressNotice(params.id, body, { actor, ip }, services),
  ),
  serve(addressed.changeAddressedNotice, ({ params, body, actor, ip }, services) =>
    changeAddressed(params, body, { actor, ip }, services),
  ),
  serve(addressed.deleteAddressedNotice, ({ params, actor, ip }, services) =>
    deleteAddressed(params, { actor, ip }, services),
  ),
  serve(calls.deleteNotice, ({ params, actor, ip }, services) =>
    deleteNotice(params, { actor, ip }, services),
  ),
]
