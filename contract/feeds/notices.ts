import type { GameNotice } from '../models/notice.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'

/** Newest first. */
export const noticesFeed: Feed<readonly GameNotice[], StreamItems['notices']> = {
  adopt: (_, fetched) => fetched,
  merge: withItem,
  apply: withItem,
  seqOf: null,
}

function withItem(notices: readonly GameNotice[], item: StreamItems['notices']): readonly GameNotice[] {
  if (item.kind === 'removed')
    return notices.some(({ id }) => id === item.id) ? notices.filter(({ id }) => id !== item.id) : notices
  // A newer server may send kinds that this client does not know.
  if (item.kind !== 'added' && item.kind !== 'changed') return notices
  const { id } = item.notice
  const others = notices.filter((notice) => notice.id !== id)
  const known = notices.find((notice) => notice.id === id)
  if (known && isSame(known, item.notice)) return notices
  return [...others, item.notice].sort(
    (one, other) => Date.parse(other.time) - Date.parse(one.time) || other.id - one.id,
  )
}

const isSame = (one: GameNotice, other: GameNotice) =>
  one.type === other.type && one.content === other.content && Date.parse(one.time) === Date.parse(other.time)
