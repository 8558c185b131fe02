import type { GameNotice } from '#contract/models/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { pushEdit } from '#server/modules/game/push-edit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import type { Notice } from '#server/store/rows/notice.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { addNotice, publishNotice } from './publish-notice.ts'
import { toGameNotice } from '#server/serializers/notice.ts'

interface NoticeRef {
  id: number
  noticeId: number
}

export async function listToEdit(gameId: number, { store }: Services): Promise<GameNotice[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return (await store.notices.listNormal(gameId)).map(toGameNotice)
}

export async function createNotice(
  gameId: number,
  content: string,
  by: AuditActor,
  services: Services,
): Promise<GameNotice> {
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  const { notice, hasStarted } = await services.store.transaction(async (tables) => {
    // Locked, so that it cannot be deleted between the look and the notice.
    const { startAt } = await lockGame(gameId, tables)
    const added = await addNotice({ gameId, type: 'Normal', content, at: services.clock.now() }, tables)
    await writeAudit(
      tables,
      by,
      { act: 'NoticeCreated', of: { kind: 'notice', id: added.id }, after: { gameId, content } },
      services,
    )
    return { notice: added, hasStarted: services.clock.now() >= startAt }
  })
  pushEdit(gameId, 'notices', services)
  return publishNotice(notice, services, hasStarted)
}

/**
 * Its time becomes now. Only those who follow the game's stream are told: all others see the new text when
 * they look again.
 */
export async function updateNotice(
  place: NoticeRef,
  content: string,
  by: AuditActor,
  services: Services,
): Promise<GameNotice> {
  const { clock, streams } = services
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  const { notice, seq } = await changeNotice(place, services, async (before, tables) => {
    const changed = { content, at: clock.now() }
    const counted = await tables.notices.update(before, changed)
    const facts = { before: { content: before.content }, after: { content } }
    await writeAudit(
      tables,
      by,
      { act: 'NoticeChanged', of: { kind: 'notice', id: before.id }, ...facts },
      services,
    )
    return { notice: toGameNotice({ ...before, ...changed }), seq: counted }
  })
  streams.append({ stream: 'notices', game: place.id }, seq, [{ kind: 'changed', notice }])
  pushEdit(place.id, 'notices', services)
  return notice
}

export async function deleteNotice(place: NoticeRef, by: AuditActor, services: Services): Promise<null> {
  const seq = await changeNotice(place, services, async (notice, tables) => {
    const counted = await tables.notices.delete(notice)
    await writeAudit(
      tables,
      by,
      { act: 'NoticeDeleted', of: { kind: 'notice', id: notice.id }, before: { content: notice.content } },
      services,
    )
    return counted
  })
  services.streams.append({ stream: 'notices', game: place.id }, seq, [
    { kind: 'removed', id: place.noticeId },
  ])
  pushEdit(place.id, 'notices', services)
  return null
}

function changeNotice<Value>(
  { id, noticeId }: NoticeRef,
  { store }: Pick<Services, 'store'>,
  work: (notice: Notice, tables: Tables) => Promise<Value>,
): Promise<Value> {
  return store.transaction(async (tables) => {
    await lockGame(id, tables)
    const notice = await tables.notices.lock(id, noticeId)
    if (!notice) throw refuse(404, 'noticeMissing')
    if (notice.type !== 'Normal') throw refuse(400, 'noticeOfSystem')
    return work(notice, tables)
  })
}
