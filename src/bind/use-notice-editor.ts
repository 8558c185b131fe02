import { useEffect, useEffectEvent } from 'react'
import {
  BLANK_NOTICE,
  printNoticeId,
  readNoticeFields,
  type NoticeFields,
} from '#machines/admin/notice-fields.ts'
import { useAnnounce } from './use-announcements.ts'
import { useEditor, type FormEditing } from './use-editor.ts'

export interface NoticeEditorKey {
  account: string
  game: number
  /** Null for one that is not published yet. */
  notice: number | null
}

/** `onSaved` is told once players have what was written. */
export function useNoticeEditor(
  { account, game, notice }: NoticeEditorKey,
  onSaved: () => void,
): FormEditing<NoticeFields> {
  const announce = useAnnounce()
  const editing = useEditor({
    thing: 'notice',
    account,
    id: printNoticeId(game, notice),
    blank: BLANK_NOTICE,
    read: readNoticeFields,
  })
  const savedAt = editing.view.kind === 'open' ? editing.view.savedAt : null
  const tell = useEffectEvent(() => {
    if (savedAt === null) return
    announce({ kind: notice === null ? 'notice-published' : 'notice-saved' })
    onSaved()
  })
  useEffect(() => tell(), [savedAt])
  return editing
}
