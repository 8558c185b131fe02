import { createNotice, deleteNotice, listNoticesToEdit, updateNotice } from '#contract/calls/edit.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Outcome } from '#contract/problem.ts'
import type { SavedVersion } from '#machines/admin/editor-effects.ts'
import {
  BLANK_NOTICE,
  printNoticeId,
  readNoticeFields,
  readNoticeId,
  toNoticeFields,
} from '#machines/admin/notice-fields.ts'
import type { ClientServices } from './services.ts'
import type { EditorEffects } from './editor-effects.ts'

interface NoticeWriting extends EditorEffects {
  remove: (game: number, notice: number, signal: AbortSignal) => Promise<Outcome<null>>
}

/** What organisers say to the players of a game. The wire counts no versions of it: the last save wins. */
export function wireNotices({ request, reads }: Pick<ClientServices, 'request' | 'reads'>): NoticeWriting {
  return {
    async load(id, signal) {
      const { game, notice } = readNoticeId(id)
      if (notice === null) return { ok: true, value: { fields: BLANK_NOTICE, version: null } }
      const notices = await request(listNoticesToEdit, { params: { id: game } }, signal)
      if (!notices.ok) return notices
      reads.adopt(listNoticesToEdit, { params: { id: game } }, notices.value)
      const stored = notices.value.find((each) => each.id === notice)
      return stored
        ? { ok: true, value: toStored(stored) }
        : { ok: false, problem: { kind: 'missing', title: null } }
    },
    async save(id, _, typed, signal) {
      const { game, notice } = readNoticeId(id ?? '')
      const body = readNoticeFields(typed)
      const saved =
        notice === null
          ? await request(createNotice, { params: { id: game }, body }, signal)
          : await request(updateNotice, { params: { id: game, noticeId: notice }, body }, signal)
      if (!saved.ok) return saved
      await readAnew(game)
      // Under the name that it was typed under, so that the draft of the next one is not that of this one.
      return {
        ok: true,
        value: { ...toStored(saved.value), id: printNoticeId(game, notice) } satisfies SavedVersion,
      }
    },
    async remove(game, notice, signal) {
      const deleted = await request(deleteNotice, { params: { id: game, noticeId: notice } }, signal)
      await readAnew(game)
      return deleted.ok || deleted.problem.kind === 'missing' ? { ok: true, value: null } : deleted
    },
  }

  /** The list shows what was done before anybody is told that it was. */
  async function readAnew(game: number) {
    const place = { params: { id: game } }
    const notices = await request(listNoticesToEdit, place)
    if (notices.ok) reads.adopt(listNoticesToEdit, place, notices.value)
    else reads.refresh(listNoticesToEdit, place)
  }
}

const toStored = (notice: GameNotice) => ({ fields: toNoticeFields(notice), version: null })
