import { area } from '../area.ts'
import type { ChallengeCopyWords } from './challenge-copy.en.ts'

export const challengeCopyWords = area<ChallengeCopyWords>({
  zh: async () => (await import('./challenge-copy.zh.ts')).challengeCopy,
  en: async () => (await import('./challenge-copy.en.ts')).challengeCopy,
  ja: async () => (await import('./challenge-copy.ja.ts')).challengeCopy,
})
