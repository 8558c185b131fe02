import type { GameEndWords } from './game-end.en.ts'

export const gameEnd: GameEndWords = {
  save: '保存为图片',
  way: (time) => `${time}内的排名变化`,
  wayText: (first, last) => `开赛时第 ${first} 名，结束时第 ${last} 名。`,
  best: (rank) => `最高排名：#${rank}`,
  after: (challenge) => `解出“${challenge}”后`,
  members: '各队员得分',
  solves: (count) => `解出 ${count} 题`,
  gone: '已删除的用户',
  around: '排名相近的队伍',
  byCategory: '各方向解题',
  next: '赛后',
  writeup: 'Writeup',
  practise: '继续练习',
  board: '完整排行榜',
}
