import type { LogsWords } from './logs.en.ts'
import { stream } from './stream.ja.ts'
import { timeSpan } from './time-span.ja.ts'

export const logs: LogsWords = {
  level: 'レベル',
  levels: { All: 'すべて', Information: '情報', Warning: '警告', Error: 'エラー', Fatal: '致命的' },
  search: 'メッセージ、名前、アドレスを検索',
  status: {
    Pending: '待機中',
    Success: '成功',
    Failed: '失敗',
    Duplicate: '重複',
    Denied: '拒否',
    NotFound: '該当なし',
    Exit: '終了',
  },
  list: 'ログ（新しい順）',
  system: 'サイト',
  whole: 'メッセージ全体を表示',
  short: '表示を減らす',
  stream,
  timeSpan,
  none: 'ログはありません',
  noneText: 'システムの動作がすぐここに表示されます。',
  noneOf: 'このレベルのログはありません',
  view: '表示',
  views: { timeline: '時系列', log: 'ログ', audit: '監査ログ' },
  export: '検索結果をエクスポート',
  readOnly: 'このサーバーは保存済みのログを検索できません。読み込んだ分だけを絞り込みます。',
  noneFound: '一致するログはありません',
  noneFoundText: '保存されているすべてのログを検索しました。',
}
