import { area } from '../area.ts'
import type { ChallengeWords } from './challenge.en.ts'

export const challengeWords = area<ChallengeWords>({
  zh: async () => (await import('./challenge.zh.ts')).challenge,
  en: async () => (await import('./challenge.en.ts')).challenge,
  ja: async () => (await import('./challenge.ja.ts')).challenge,
})
