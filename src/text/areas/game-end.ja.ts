import type { GameEndWords } from './game-end.en.ts'

export const gameEnd: GameEndWords = {
  save: '画像として保存',
  way: (time) => `${time}の順位の推移`,
  wayText: (first, last) => `開始時は ${first} 位、終了時は ${last} 位です。`,
  best: (rank) => `最高順位：#${rank}`,
  after: (challenge) => `「${challenge}」の正解後`,
  members: 'メンバー別の得点',
  solves: (count) => `${count} 問正解`,
  gone: '削除されたユーザー',
  around: '順位の近いチーム',
  byCategory: 'カテゴリー別の正解数',
  next: '大会のあと',
  writeup: 'Writeup',
  practise: '練習を続ける',
  board: 'スコアボード全体',
}
