import { formatCount } from '#src/format/count.ts'
import type { TeamPairsWords } from './team-pairs.en.ts'

export const teamPairs: TeamPairsWords = {
  title: '関連のあるチームの組（関連の強い順）',
  note: '関連は疑問であり、結論ではありません。',
  search: 'チーム、ユーザー、問題で検索',
  column: {
    when: '時刻',
    one: '提出した側',
    other: 'フラグの持ち主',
    challenge: '問題',
    address: 'アドレス',
    alike: '一致',
    state: '状態',
    by: '担当',
  },
  noAddress: 'なし',
  panel: 'チームの組',
  harmless: {
    foreign: 'フラグは誤って漏れることもあります。',
    wrong: '2 チームが同じ誤ったフラグを思いつくこともあります。',
    address: '学校では多くのチームが同じアドレスを使うことがあります。',
    order: '公開やヒントの後は、多くのチームが同じ順番で正解することがあります。',
  },
  drawing: {
    title: '両チームの提出の時刻',
    of: (team, tries, right, linked) =>
      `${team}：提出 ${formatCount(tries)} 件、正解 ${formatCount(right)} 件、関連 ${formatCount(linked)} 件`,
    legend: { plain: '不正解', good: '正解', linked: '関連' },
    none: 'どちらのチームも提出していません。',
  },
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
  state: {
    of: (pair) => `${pair} の状態`,
    name: { Open: '未確認', InHand: '対応中', Dismissed: '問題なし', Suspended: '出場停止' },
    act: { Open: '未確認', InHand: '引き受ける', Dismissed: '問題なしとする' },
    done: {
      Open: (one, other) => `${one} と ${other}：未確認に戻しました。`,
      InHand: (one, other) => `${one} と ${other}：対応中にしました。`,
      Dismissed: (one, other) => `${one} と ${other}：問題なしとしました。`,
    },
    undo: '元に戻す',
    open: (count) => `未確認 ${formatCount(count)} 組`,
  },
}
