import type { PlatformTimelineWords } from './platform-timeline.en.ts'

export const platformTimeline: PlatformTimelineWords = {
  search: 'メッセージ、名前、アドレス、変更した値を検索',
  kind: '種類',
  anyKind: 'すべて',
  kinds: { log: 'ログ', problem: '警告とエラー', act: 'すべての操作' },
  actsOn: (thing) => `操作：${thing}`,
  person: '人',
  game: '大会',
  anyGame: 'すべての大会',
  list: '時系列（新しい順）',
  none: 'まだ記録はありません',
  noneText: 'ログと操作がすぐここに表示されます。',
  noneFoundText: 'すべてのログと操作を検索しました。',
}
