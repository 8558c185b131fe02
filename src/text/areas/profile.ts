import { area } from '../area.ts'
import type { ProfileWords } from './profile.en.ts'

export const profileWords = area<ProfileWords>({
  zh: async () => (await import('./profile.zh.ts')).profile,
  en: async () => (await import('./profile.en.ts')).profile,
  ja: async () => (await import('./profile.ja.ts')).profile,
})
