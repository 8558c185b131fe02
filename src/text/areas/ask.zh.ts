import type { AskWords } from './ask.en.ts'

export const ask: AskWords = {
  happens: '将会发生',
  notNow: '暂不',
  word: (word) => `输入 ${word} 以继续`,
}
