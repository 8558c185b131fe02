import { area } from '../area.ts'
import type { GameEndWords } from './game-end.en.ts'

export const gameEndWords = area<GameEndWords>({
  zh: async () => (await import('./game-end.zh.ts')).gameEnd,
  en: async () => (await import('./game-end.en.ts')).gameEnd,
  ja: async () => (await import('./game-end.ja.ts')).gameEnd,
})
