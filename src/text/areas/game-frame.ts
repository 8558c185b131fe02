import { area } from '../area.ts'
import type { GameFrameWords } from './game-frame.en.ts'

export const gameFrameWords = area<GameFrameWords>({
  zh: async () => (await import('./game-frame.zh.ts')).gameFrame,
  en: async () => (await import('./game-frame.en.ts')).gameFrame,
  ja: async () => (await import('./game-frame.ja.ts')).gameFrame,
})
