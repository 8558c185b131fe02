import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import type { Live } from '#server/live.ts'
import type { Notice } from '#server/store/rows/notice.ts'
import type { Tables } from '#server/store/store.ts'

export const toGameNotice = ({ id, type, content, at }: Notice): GameNotice => ({ id, type, content, time: toIso(at) })

export async function addNotice(notice: Omit<Notice, 'id'>, { notices }: Pick<Tables, 'notices'>): Promise<Notice> {
  return { ...notice, id: await notices.create(notice) }
}

/** To everybody who listens to the game; only after it is stored. */
export function publishNotice(notice: Notice, live: Live): GameNotice {
  const payload = toGameNotice(notice)
  live.publish({ hub: 'user', game: notice.gameId, target: 'ReceivedGameNotice', payload })
  return payload
}
