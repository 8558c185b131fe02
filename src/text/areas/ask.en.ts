export const ask = {
  happens: 'What happens',
  notNow: 'Not now',
  word: (word: string) => `Type ${word} to go on`,
}
export type AskWords = typeof ask
