import type { GameNotice } from '../models/notice.ts'
import { withoutSentence } from '../rules/base-notice.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'
import { noticesFeed } from './notices.ts'

/** The notices of a base server: their sentences are read when they arrive, so no screen sees them. */
export const baseNoticesFeed: Feed<readonly GameNotice[], StreamItems['notices']> = {
  ...noticesFeed,
  adopt: (before, fetched) => noticesFeed.adopt(before, fetched.map(withoutSentence)),
  merge: (notices, item) => noticesFeed.merge(notices, read(item)),
  apply: (notices, item, seq) => noticesFeed.apply(notices, read(item), seq),
}

function read(item: StreamItems['notices']): StreamItems['notices'] {
  return item.kind === 'added' || item.kind === 'changed'
    ? { ...item, notice: withoutSentence(item.notice) }
    : item
}
