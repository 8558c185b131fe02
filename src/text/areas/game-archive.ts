import { area } from '../area.ts'
import type { GameArchiveWords } from './game-archive.en.ts'

export const gameArchiveWords = area<GameArchiveWords>({
  zh: async () => (await import('./game-archive.zh.ts')).gameArchive,
  en: async () => (await import('./game-archive.en.ts')).gameArchive,
  ja: async () => (await import('./game-archive.ja.ts')).gameArchive,
})
