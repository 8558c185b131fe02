import { formatCount } from '#src/format/count.ts'
import type { StreamedWords } from './stream.en.ts'

export const stream: StreamedWords = {
  follows: '新しいものは一番上に表示されます。',
  stale: '現在ライブ更新されていません。一覧が古い可能性があります。',
  held: 'スクロール中は更新を一時停止します。',
  coming: (count) => `新着 ${formatCount(count)} 件`,
  found: (found, all) => `読み込み済み ${formatCount(all)} 件中 ${formatCount(found)} 件`,
  more: '以前のものを読み込む',
  ended: 'これですべてです。',
  failed: '以前のものを読み込めませんでした。',
  noMatch: '読み込み済みの範囲に一致するものはありません',
  noMatchText: '以前のものを読み込むと、それも検索されます。',
  noMatchAnywhere: '保存されている項目にも、新しい項目にも一致するものはありません。',
  clear: '検索をクリア',
  clearAll: '検索と絞り込みを解除',
}
