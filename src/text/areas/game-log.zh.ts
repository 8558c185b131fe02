import { formatCount } from '#src/format/count.ts'
import type { GameLogWords } from './game-log.en.ts'

export const gameLog: GameLogWords = {
  list: '日志，最新的在前',
  search: '搜索人员、对象、数值和地址',
  column: { time: '时间', kind: '对象', who: '操作者', what: '操作', facts: '前后变化', address: '地址' },
  act: (number) => `第 ${formatCount(number)} 条`,
  close: '关闭',
  none: '还没有任何操作',
  noneText: '主办方在这场比赛中的操作会立即显示在这里。',
  noneFound: '没有匹配的记录',
  clear: '清除搜索和筛选',
  more: '加载更早的记录',
  coming: (count) => `上方有 ${formatCount(count)} 条新记录`,
  ended: '日志从这里开始。',
  missing: '此服务器无法列出单场比赛的日志',
}
