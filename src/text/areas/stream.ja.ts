import type { StreamedWords } from './stream.en.ts'

export const stream: StreamedWords = {
  follows: '新しいものは一番上に表示されます。',
  stale: '現在リアルタイムではありません。表示が古い可能性があります。',
  held: '読んでいる間、一覧は動きません。',
  coming: (count) => `新着 ${count} 件`,
  found: (found, all) => `この一覧の ${all} 件中 ${found} 件`,
  more: '古いものを読み込む',
  ended: 'これですべてです。',
  failed: '古いものを読み込めませんでした。',
  noMatch: 'この一覧に一致するものはありません',
  noMatchText: '古いものは、読み込むまで検索されません。',
  noMatchAnywhere: '保存されている項目にも、新しい項目にも一致するものはありません。',
  clear: '検索を消去',
  clearAll: '検索と絞り込みを解除',
}
