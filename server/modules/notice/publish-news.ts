import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import type { Change } from '#server/live/change.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Services } from '#server/modules/services.ts'
import type { NoticeChange } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'
import { addNotice } from './add-notice.ts'

export interface ActNotice {
  gameId: number
  /** Null or blank: there is no notice. */
  content: string | null
  at: number
  hasStarted: boolean
}

/** Publishes a notice in the transaction of the act that it announces. The game must be locked. */
export async function publishNews(
  { gameId, content, at, hasStarted }: ActNotice,
  by: AuditActor,
  tables: Tables,
  { clock }: Pick<Services, 'clock'>,
): Promise<Change[]> {
  const text = content?.trim() ?? ''
  if (text === '') return []
  checkTextLength('content', text, MAX_TEXT_LENGTH)
  const notice = await addNotice({ gameId, type: 'Normal', content: text, at }, tables)
  const of = { kind: 'notice', id: notice.id, gameId } as const
  await writeAudit(tables, by, { act: 'NoticeCreated', of, after: { gameId, content: text } }, { clock })
  return [{ kind: 'notice-added', notice, hasStarted }]
}

/** A moved freeze or a reveal shows or hides notices of bloods. */
export function toCurtainChange({ kind, seq, notice }: NoticeChange): Change {
  return kind === 'added'
    ? { kind: 'notice-added', notice: { ...notice, seq }, hasStarted: true }
    : { kind: 'notice-removed', gameId: notice.gameId, id: notice.id, seq }
}
