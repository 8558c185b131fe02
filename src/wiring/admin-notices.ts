import {
  addressNotice,
  changeAddressedNotice,
  deleteAddressedNotice,
  listAddressedNotices,
} from '#contract/calls/addressed-notices.ts'
import { createNotice, deleteNotice, listNoticesToEdit, updateNotice } from '#contract/calls/edit.ts'
import { blankForm, toForm } from '#contract/fields/field.ts'
import { NOTICE, type NoticeForm } from '#contract/fields/notice.ts'
import type { AddressedNotice, AddressedNoticeInput } from '#contract/models/addressed-notice.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { EPOCH, toIsoOrNull } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import type { SavedVersion } from '#machines/admin/edit-state.ts'
import { readNoticeId } from '#machines/admin/editor-ids.ts'
import type { ClientServices } from './services.ts'
import type { EditorEffects } from './editors.ts'

interface NoticeWriting extends EditorEffects<NoticeForm> {
  /** `isAddressed`: the notice is planned, or only for some teams. */
  remove: (
    game: number,
    notice: { id: number; isAddressed: boolean },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>
}

/** The wire has no versions of notices, so the last save wins. */
export function wireNotices({
  request,
  reads,
  config,
}: Pick<ClientServices, 'request' | 'reads' | 'config'>): NoticeWriting {
  return {
    async load(id, signal) {
      const { game, notice, isPlanned } = readNoticeId(id)
      if (notice === null) return { ok: true, value: { fields: blankForm(NOTICE), version: null } }
      const place = { params: { id: game } }
      if (isPlanned) {
        const planned = await request(listAddressedNotices, place, signal)
        if (planned.ok) reads.adopt(listAddressedNotices, place, planned.value)
        return found(planned, notice, fromAddressed)
      }
      const notices = await request(listNoticesToEdit, place, signal)
      if (notices.ok) reads.adopt(listNoticesToEdit, place, notices.value)
      return found(notices, notice, fromNotice)
    },
    async save(id, _, form, signal) {
      const { game, notice, isPlanned } = readNoticeId(id ?? '')
      const saved = await send(game, { notice, isPlanned }, form, signal)
      if (!saved.ok) return saved
      await readAnew(game)
      // Keyed by the id in the form, so that the draft of the next new notice is separate.
      return { ok: true, value: { ...saved.value, id: id ?? '' } satisfies SavedVersion<NoticeForm> }
    },
    async remove(game, { id, isAddressed }, signal) {
      const sent = { params: { id: game, noticeId: id } }
      const deleted = isAddressed
        ? await request(deleteAddressedNotice, sent, signal)
        : await request(deleteNotice, sent, signal)
      await readAnew(game)
      return deleted.ok || deleted.problem.kind === 'missing' ? { ok: true, value: null } : deleted
    },
  }

  async function send(
    game: number,
    { notice, isPlanned }: { notice: number | null; isPlanned: boolean },
    form: NoticeForm,
    signal: AbortSignal,
  ) {
    const { content } = form
    const body = { content, ...toAddress(form) }
    if (isPlanned && notice !== null)
      return mapped(
        await request(changeAddressedNotice, { params: { id: game, noticeId: notice }, body }, signal),
        fromAddressed,
      )
    if (notice !== null)
      return mapped(
        await request(updateNotice, { params: { id: game, noticeId: notice }, body: { content } }, signal),
        fromNotice,
      )
    return body.at === null && body.teams === null
      ? mapped(await request(createNotice, { params: { id: game }, body: { content } }, signal), fromNotice)
      : mapped(await request(addressNotice, { params: { id: game }, body }, signal), fromAddressed)
  }

  /** Reads the lists before the message announces the change, so that they show it. */
  async function readAnew(game: number) {
    const place = { params: { id: game } }
    const [notices, addressed] = await Promise.all([
      request(listNoticesToEdit, place),
      config.read().features?.includes('addressed-notices') ? request(listAddressedNotices, place) : null,
    ])
    if (notices.ok) reads.adopt(listNoticesToEdit, place, notices.value)
    else reads.refresh(listNoticesToEdit, place)
    if (addressed?.ok) reads.adopt(listAddressedNotices, place, addressed.value)
    else if (addressed !== null) reads.refresh(listAddressedNotices, place)
  }
}

const toAddress = ({ audience, teams, at }: NoticeForm): Omit<AddressedNoticeInput, 'content'> => ({
  at: toIsoOrNull(at),
  teams: audience === 'all' ? null : NOTICE.teams.toStored(teams),
})

const fromNotice = ({ content }: GameNotice) => ({
  fields: toForm(NOTICE, { content, audience: 'all', teams: [], at: EPOCH }),
  version: null,
})
const fromAddressed = ({ content, time, isOut, teams }: AddressedNotice) => ({
  fields: toForm(NOTICE, {
    content,
    audience: teams === null ? 'all' : 'teams',
    teams: teams?.map(({ id }) => id) ?? [],
    at: isOut ? EPOCH : time,
  }),
  version: null,
})

const mapped = <From, To>(outcome: Outcome<From>, map: (value: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, value: map(outcome.value) } : outcome

function found<Row extends { id: number }, Form>(
  list: Outcome<readonly Row[]>,
  id: number,
  map: (row: Row) => Form,
): Outcome<Form> {
  if (!list.ok) return list
  const row = list.value.find((each) => each.id === id)
  return row ? { ok: true, value: map(row) } : { ok: false, problem: { kind: 'missing', title: null } }
}
