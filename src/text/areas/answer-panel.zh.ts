import { formatCount } from '#src/format/count.ts'
import type { AnswerPanelWords } from './answer-panel.en.ts'

export const answerPanel: AnswerPanelWords = {
  title: '提交',
  page: '队伍页面（O）',
  copy: '复制 flag',
  copied: '已复制',
  note: '备注',
  nth: (attempt) => `第 ${formatCount(attempt)} 次`,
  repeats: (count) => `一分钟内提交 ${formatCount(count)} 个错误 flag`,
  people: '队员',
  standing: '排名',
  place: (rank, ranked, points) =>
    `第 ${formatCount(rank)} 名，共 ${formatCount(ranked)} 队，${formatCount(points)} 分`,
  noPlace: '不在排行榜上',
  tries: (right, wrong) => `正确 ${formatCount(right)} 次，错误 ${formatCount(wrong)} 次`,
  status: '状态',
  looked: '已查看',
  last: '该队最近的提交',
  teamGone: '该队已不在本场比赛中。',
}
