import type { StreamItems } from '#contract/streams.ts'
import { toAuditEntry } from '#server/serializers/audit-entry.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'
import { toCheat } from '#server/serializers/cheat.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import { toGameNotice } from '#server/serializers/notice.ts'
import { toTeamAnswer } from '#server/serializers/team-answer.ts'
import type { StreamRows } from '#server/store/rows/stream.ts'
import type { Store } from '#server/store/store.ts'
import {
  streamName,
  type NumberedItem,
  type StreamItem,
  type StreamKey,
  type StreamStore,
} from './stream-store.ts'

export function storedStreams({ streams }: Pick<Store, 'streams'>): StreamStore {
  const last: StreamStore['last'] = async (keys) => {
    const idsOf = (stream: StreamKey['stream']) =>
      keys.flatMap((key) => (key.stream === stream ? [idOf(key)] : []))
    const rows = await streams.last({
      board: idsOf('board'),
      notices: idsOf('notices'),
      monitor: idsOf('monitor'),
      team: idsOf('team'),
      logs: idsOf('logs').length > 0,
      audit: idsOf('audit').length > 0,
    })
    const numbers = new Map(rows.map(({ stream, id, seq }) => [`${stream} ${id}`, seq]))
    return new Map(
      keys.flatMap((key) => {
        const seq = numbers.get(`${key.stream} ${idOf(key)}`)
        return seq === undefined ? [] : [[streamName(key), seq] as const]
      }),
    )
  }
  const read = async <Name extends keyof StreamRows>(
    stream: Name,
    [id, seq, most]: readonly [number, number, number],
    toItem: (row: StreamRows[Name]) => StreamItem,
  ): Promise<NumberedItem[]> =>
    (await streams.rows(stream, id, seq, most)).map((row) => ({ seq: row.seq, item: toItem(row) }))

  return {
    last,
    since: (key, seq, most) => {
      const place = [idOf(key), seq, most] as const
      switch (key.stream) {
        case 'board':
          return read('board', place, ({ item }) => item)
        case 'notices':
          return read('notices', place, toNoticeItem)
        case 'monitor':
          return read('monitor', place, toMonitorItem)
        case 'team':
          return read('team', place, toTeamItem)
        case 'logs':
          return read('logs', place, toLogMessage)
        case 'audit':
          return read('audit', place, toAuditEntry)
        default:
          return key satisfies never
      }
    },
    curtain: (game) => streams.curtain(game),
    hiddenTail: (game, upTo) => streams.hiddenTail(game, upTo),
    starts: async (games) => new Map((await streams.starts(games)).map(({ id, at }) => [id, at])),
  }
}

function idOf(key: StreamKey): number {
  if ('game' in key) return key.game
  return key.stream === 'team' ? key.participation : 0
}

const toNoticeItem = ({ kind, id, notice }: StreamRows['notices']): StreamItems['notices'] =>
  kind === 'removed' || notice === null ? { kind: 'removed', id } : { kind, notice: toGameNotice(notice) }

function toMonitorItem(row: StreamRows['monitor']): StreamItems['monitor'] {
  switch (row.kind) {
    case 'event':
      return { kind: 'event', event: toGameEvent({ ...row.item, number: row.seq }) }
    case 'submission':
      return { kind: 'submission', submission: toSubmission({ ...row.item, number: row.seq }) }
    case 'cheat':
      return { kind: 'cheat', cheat: toCheat({ ...row.item, number: null }) }
    default:
      return row satisfies never
  }
}

const toTeamItem = ({ item }: StreamRows['team']): StreamItems['team'] =>
  item.kind === 'answer' ? toTeamAnswer(item) : item
