import { area } from '../area.ts'
import type { GameLogWords } from './game-log.en.ts'

export const gameLogWords = area<GameLogWords>({
  zh: async () => (await import('./game-log.zh.ts')).gameLog,
  en: async () => (await import('./game-log.en.ts')).gameLog,
  ja: async () => (await import('./game-log.ja.ts')).gameLog,
})
