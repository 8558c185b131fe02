import { area } from '../area.ts'
import type { GamePageWords } from './game-page.en.ts'

export const gamePageWords = area<GamePageWords>({
  zh: async () => (await import('./game-page.zh.ts')).gamePage,
  en: async () => (await import('./game-page.en.ts')).gamePage,
  ja: async () => (await import('./game-page.ja.ts')).gamePage,
})
