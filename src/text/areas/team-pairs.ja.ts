import { formatCount } from '#src/format/count.ts'
import type { TeamPairsWords } from './team-pairs.en.ts'

export const teamPairs: TeamPairsWords = {
  title: '関連のあるチームの組（関連の強い順）',
  note: '関連は疑問であり、結論ではありません。学校では多くのチームが同じアドレスを使うことがあり、2 チームが同じ誤ったフラグを思いつくこともあります。',
  none: '関連のあるチームの組は見つかりません',
  noneText: 'ほかのチームのフラグ、誤ったフラグ、アドレス、解いた順番を比べています。',
  reason: {
    foreign: (count) => `相手のフラグ ${formatCount(count)} 件`,
    wrong: (count) => `同じ誤ったフラグ ${formatCount(count)} 件`,
    address: (count) => `共通のアドレス ${formatCount(count)} 件`,
    order: (count) => `${formatCount(count)} 問を同じ順番で正解`,
  },
  foreignFlags: '相手のフラグ',
  wrongFlags: '同じ誤ったフラグ',
  addresses: '共通のアドレス',
  order: '5 分以内に同じ順番で正解',
  otherTeams: (count) => `ほか ${formatCount(count)} チーム`,
  unlisted: (count) => `あと ${formatCount(count)} 件は証拠ファイルにあります`,
  evidence: '証拠ファイル',
  evidenceOn: (one, other) => `${one} と ${other} の証拠ファイルをダウンロード`,
  weaker: (count) => `関連の弱い組があと ${formatCount(count)} 組あります。`,
}
