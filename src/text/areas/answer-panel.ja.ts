import { formatCount } from '#src/format/count.ts'
import type { AnswerPanelWords } from './answer-panel.en.ts'

export const answerPanel: AnswerPanelWords = {
  title: '提出',
  page: 'チームのページ（O）',
  copy: 'フラグをコピー',
  copied: 'コピーしました',
  note: 'メモ',
  nth: (attempt) => `${formatCount(attempt)} 回目`,
  repeats: (count) => `1 分以内に不正解 ${formatCount(count)} 件`,
  people: 'メンバー',
  standing: '順位',
  place: (rank, ranked, points) =>
    `${formatCount(ranked)} チーム中 ${formatCount(rank)} 位、${formatCount(points)} 点`,
  noPlace: 'スコアボードにありません',
  tries: (right, wrong) => `正解 ${formatCount(right)} 件、不正解 ${formatCount(wrong)} 件`,
  status: '状態',
  looked: '確認済み',
  last: 'このチームの最近の提出',
  teamGone: 'このチームはもう大会にいません。',
}
