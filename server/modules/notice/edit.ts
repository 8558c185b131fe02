import type { GameNotice } from '#contract/models/notice.ts'
import { LONGEST_TEXT } from '#contract/rules/edit-bounds.ts'
import { boundText } from '#server/modules/within-bounds.ts'
import type { Notice } from '#server/store/rows/notice.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { addNotice, publishNotice, toGameNotice } from './publish.ts'

interface Place {
  id: number
  noticeId: number
}

export async function listToEdit(gameId: number, { store }: Around): Promise<GameNotice[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return (await store.notices.listNormal(gameId)).map(toGameNotice)
}

export async function createNotice(gameId: number, content: string, { store, clock, live }: Around): Promise<GameNotice> {
  boundText('content', content, LONGEST_TEXT)
  const notice = await store.transaction(async (tables) => {
    // Locked, so that it cannot be deleted between the look and the notice.
    if ((await tables.games.lock(gameId)) === null) throw refuse(404, 'gameMissing')
    return addNotice({ gameId, type: 'Normal', content, at: clock.now() }, tables)
  })
  return publishNotice(notice, live)
}

/** Its time becomes now, and nobody is told: whoever has it sees the new text when he looks again. */
export function updateNotice(place: Place, content: string, { store, clock }: Around): Promise<GameNotice> {
  boundText('content', content, LONGEST_TEXT)
  return changeNotice(place, { store }, async (notice, { notices }) => {
    const changed = { content, at: clock.now() }
    await notices.update(notice.id, changed)
    return toGameNotice({ ...notice, ...changed })
  })
}

export function deleteNotice(place: Place, { store }: Around): Promise<null> {
  return changeNotice(place, { store }, async ({ id }, { notices }) => {
    await notices.delete(id)
    return null
  })
}

function changeNotice<Value>(
  { id, noticeId }: Place,
  { store }: Pick<Around, 'store'>,
  work: (notice: Notice, tables: Tables) => Promise<Value>,
): Promise<Value> {
  return store.transaction(async (tables) => {
    if (!(await tables.games.exists(id))) throw refuse(404, 'gameMissing')
    const notice = await tables.notices.lock(id, noticeId)
    if (!notice) throw refuse(404, 'noticeMissing')
    if (notice.type !== 'Normal') throw refuse(400, 'noticeOfSystem')
    return work(notice, tables)
  })
}
