import { area } from '../area.ts'
import type { ChallengeTableWords } from './challenge-table.en.ts'

export const challengeTableWords = area<ChallengeTableWords>({
  zh: async () => (await import('./challenge-table.zh.ts')).challengeTable,
  en: async () => (await import('./challenge-table.en.ts')).challengeTable,
  ja: async () => (await import('./challenge-table.ja.ts')).challengeTable,
})
