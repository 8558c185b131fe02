import { area } from '../area.ts'
import type { ScoreboardWords } from './scoreboard.en.ts'

export const scoreboardWords = area<ScoreboardWords>({
  zh: async () => (await import('./scoreboard.zh.ts')).scoreboard,
  en: async () => (await import('./scoreboard.en.ts')).scoreboard,
  ja: async () => (await import('./scoreboard.ja.ts')).scoreboard,
})
