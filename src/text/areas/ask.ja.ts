import type { AskWords } from './ask.en.ts'

export const ask: AskWords = {
  happens: 'こうなります',
  notNow: '今はしない',
  word: (word) => `続けるには ${word} と入力してください`,
}
