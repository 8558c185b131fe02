import { formatCount } from '#src/format/count.ts'
import type { GameLogWords } from './game-log.en.ts'

export const gameLog: GameLogWords = {
  list: 'ログ（新しい順）',
  search: '人、対象、値、アドレスを検索',
  column: {
    time: '時刻',
    kind: '種類',
    who: '操作した人',
    what: '操作',
    facts: '変更前後',
    address: 'アドレス',
  },
  act: (number) => `記録 ${formatCount(number)}`,
  close: '閉じる',
  none: 'まだ操作はありません',
  noneText: '主催者がこの大会で行った操作がすぐにここに表示されます。',
  noneFound: '一致する記録がありません',
  clear: '検索と絞り込みを解除',
  more: '古い記録を読み込む',
  coming: (count) => `上に新しい記録 ${formatCount(count)} 件`,
  ended: 'ログはここから始まります。',
  missing: 'このサーバーは大会ごとのログを一覧できません',
}
