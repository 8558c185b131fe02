import { area } from '../area.ts'
import type { LockedChallengeWords } from './locked-challenge.en.ts'

export const lockedChallengeWords = area<LockedChallengeWords>({
  zh: async () => (await import('./locked-challenge.zh.ts')).lockedChallenge,
  en: async () => (await import('./locked-challenge.en.ts')).lockedChallenge,
  ja: async () => (await import('./locked-challenge.ja.ts')).lockedChallenge,
})
