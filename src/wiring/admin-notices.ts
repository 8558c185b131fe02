import { createNotice, deleteNotice, listNoticesToEdit, updateNotice } from '#contract/calls/edit.ts'
import { blankForm, toForm } from '#contract/fields/field.ts'
import { NOTICE, type NoticeForm } from '#contract/fields/notice.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Outcome } from '#contract/problem.ts'
import type { SavedVersion } from '#machines/admin/edit-state.ts'
import { printNoticeId, readNoticeId } from '#machines/admin/editor-ids.ts'
import type { ClientServices } from './services.ts'
import type { EditorEffects } from './editors.ts'

interface NoticeWriting extends EditorEffects<NoticeForm> {
  remove: (game: number, notice: number, signal: AbortSignal) => Promise<Outcome<null>>
}

/** The wire has no versions of notices, so the last save wins. */
export function wireNotices({ request, reads }: Pick<ClientServices, 'request' | 'reads'>): NoticeWriting {
  return {
    async load(id, signal) {
      const { game, notice } = readNoticeId(id)
      if (notice === null) return { ok: true, value: { fields: blankForm(NOTICE), version: null } }
      const notices = await request(listNoticesToEdit, { params: { id: game } }, signal)
      if (!notices.ok) return notices
      reads.adopt(listNoticesToEdit, { params: { id: game } }, notices.value)
      const stored = notices.value.find((each) => each.id === notice)
      return stored
        ? { ok: true, value: toStored(stored) }
        : { ok: false, problem: { kind: 'missing', title: null } }
    },
    async save(id, _, body, signal) {
      const { game, notice } = readNoticeId(id ?? '')
      const saved =
        notice === null
          ? await request(createNotice, { params: { id: game }, body }, signal)
          : await request(updateNotice, { params: { id: game, noticeId: notice }, body }, signal)
      if (!saved.ok) return saved
      await readAnew(game)
      // Keyed by the id in the form, so that the draft of the next new notice is separate.
      return {
        ok: true,
        value: {
          ...toStored(saved.value),
          id: printNoticeId(game, notice),
        } satisfies SavedVersion<NoticeForm>,
      }
    },
    async remove(game, notice, signal) {
      const deleted = await request(deleteNotice, { params: { id: game, noticeId: notice } }, signal)
      await readAnew(game)
      return deleted.ok || deleted.problem.kind === 'missing' ? { ok: true, value: null } : deleted
    },
  }

  /** Reads the list before the message announces the change, so that the list shows it. */
  async function readAnew(game: number) {
    const place = { params: { id: game } }
    const notices = await request(listNoticesToEdit, place)
    if (notices.ok) reads.adopt(listNoticesToEdit, place, notices.value)
    else reads.refresh(listNoticesToEdit, place)
  }
}

const toStored = (notice: GameNotice) => ({ fields: toForm(NOTICE, notice), version: null })
