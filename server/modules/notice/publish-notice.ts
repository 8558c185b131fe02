import type { GameNotice } from '#contract/models/notice.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import type { HubSender } from '#server/live/hub-messages.ts'
import { toBaseNotice } from './base-notice.ts'
import type { NewNotice, Notice } from '#server/store/rows/notice.ts'
import type { Tables } from '#server/store/store.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'

/** A notice with its number in the stream; null while it is hidden. */
export type NumberedNotice = Notice & { seq: number | null }

/** The game must be locked. */
export async function addNotice(
  notice: NewNotice,
  { notices }: Pick<Tables, 'notices'>,
): Promise<NumberedNotice> {
  const { gameId, type, content, at } = notice
  return { gameId, type, content, at, ...(await notices.create(notice)) }
}

/**
 * To everybody who listens to the game; only after it is stored. Before the start only the streams count it,
 * which tell nothing until then.
 */
export function publishNotice(
  { seq, ...notice }: NumberedNotice,
  { live, streams }: { live: HubSender; streams: StreamWriter },
  hasStarted = true,
): GameNotice {
  const payload = toGameNotice(notice)
  if (seq !== null) {
    if (hasStarted)
      live.publish({
        hub: 'user',
        game: notice.gameId,
        target: 'ReceivedGameNotice',
        payload: toBaseNotice(payload),
      })
    streams.append({ stream: 'notices', game: notice.gameId }, seq, [{ kind: 'added', notice: payload }])
  }
  return payload
}
