import type { RehearsalWords } from './rehearsal.en.ts'

export const rehearsal: RehearsalWords = {
  rehearse: '演练',
  first: '以选手身份，不计入排行榜',
  opening: '正在打开…',
  bar: '你正以测试队伍的身份演练，这里的一切都不计入比赛。',
  clear: '清除',
  clearing: '正在清除…',
  leave: '退出演练',
}
