import type { GameNotice } from '#contract/models/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import type { Change } from '#server/live/change.ts'
import type { Notice } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { addNotice } from './add-notice.ts'
import { toGameNotice } from '#server/serializers/notice.ts'

interface NoticeRef {
  id: number
  noticeId: number
}

export async function listToEdit(gameId: number, { store }: Pick<Services, 'store'>): Promise<GameNotice[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return (await store.notices.listNormal(gameId)).map(toGameNotice)
}

type Needs = Pick<Services, 'store' | 'publish' | 'clock'>

export async function createNotice(
  gameId: number,
  content: string,
  by: AuditActor,
  { clock, ...needs }: Needs,
): Promise<GameNotice> {
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  return commit(needs, async (tables, changes) => {
    // The lock keeps the game from being deleted before the notice is stored.
    const { startAt } = await lockGame(gameId, tables)
    const notice = await addNotice({ gameId, type: 'Normal', content, at: clock.now() }, tables)
    await writeAudit(
      tables,
      by,
      { act: 'NoticeCreated', of: { kind: 'notice', id: notice.id, gameId }, after: { gameId, content } },
      { clock },
    )
    changes.push({ kind: 'notice-added', notice, hasStarted: clock.now() >= startAt })
    return toGameNotice(notice)
  })
}

/** The time of the notice becomes now. The base wire has no message for a changed notice. */
export function updateNotice(
  place: NoticeRef,
  content: string,
  by: AuditActor,
  { clock, ...needs }: Needs,
): Promise<GameNotice> {
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  return changeNotice(place, needs, async (before, tables, changes) => {
    const notice = { ...before, content, at: clock.now() }
    const seq = await tables.notices.update(before, notice)
    const facts = { before: { content: before.content }, after: { content } }
    await writeAudit(
      tables,
      by,
      { act: 'NoticeChanged', of: { kind: 'notice', id: before.id, gameId: place.id }, ...facts },
      { clock },
    )
    changes.push({ kind: 'notice-changed', notice, seq })
    return toGameNotice(notice)
  })
}

export function deleteNotice(place: NoticeRef, by: AuditActor, { clock, ...needs }: Needs): Promise<null> {
  return changeNotice(place, needs, async (notice, tables, changes) => {
    const seq = await tables.notices.delete(notice)
    await writeAudit(
      tables,
      by,
      {
        act: 'NoticeDeleted',
        of: { kind: 'notice', id: notice.id, gameId: place.id },
        before: { content: notice.content },
      },
      { clock },
    )
    changes.push({ kind: 'notice-removed', gameId: place.id, id: notice.id, seq })
    return null
  })
}

function changeNotice<Value>(
  { id, noticeId }: NoticeRef,
  needs: Pick<Services, 'store' | 'publish'>,
  work: (notice: Notice, tables: Tables, changes: Change[]) => Promise<Value>,
): Promise<Value> {
  return commit(needs, async (tables, changes) => {
    await lockGame(id, tables)
    const notice = await tables.notices.lock(id, noticeId)
    if (!notice) throw refuse(404, 'noticeMissing')
    if (notice.type !== 'Normal') throw refuse(400, 'noticeOfSystem')
    return work(notice, tables, changes)
  })
}
