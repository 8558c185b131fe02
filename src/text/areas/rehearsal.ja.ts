import type { RehearsalWords } from './rehearsal.en.ts'

export const rehearsal: RehearsalWords = {
  rehearse: 'リハーサル',
  first: 'プレイヤーとして、順位に入りません',
  opening: '開いています…',
  bar: 'テストチームとしてリハーサル中です。ここでの操作は大会に影響しません。',
  clear: '消去',
  clearing: '消去しています…',
  leave: 'リハーサルを終える',
}
