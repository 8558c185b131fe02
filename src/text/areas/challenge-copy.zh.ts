import { formatCount } from '#src/format/count.ts'
import type { ChallengeCopyWords } from './challenge-copy.en.ts'

export const challengeCopy: ChallengeCopyWords = {
  title: '从其他比赛复制',
  text: '题面、flag、附件、提示、分值和时间会一并复制，解题记录不会。复制的题目在启用之前保持停用。前置题目一同复制时才会保留。',
  close: '关闭',
  game: '比赛',
  challenges: '题目',
  noGame: '没有其他比赛。',
  none: '这场比赛没有题目。',
  all: (count) => `全部 ${formatCount(count)} 道`,
  disabled: (category) => `${category} · 已停用`,
  missing: { from: '请选择比赛。', challenges: '请至少选择一道题目。' },
  submit: (count) => (count === 0 ? '复制' : `复制 ${formatCount(count)} 道题目`),
  busy: '正在复制…',
}
