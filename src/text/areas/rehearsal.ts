import { area } from '../area.ts'
import type { RehearsalWords } from './rehearsal.en.ts'

export const rehearsalWords = area<RehearsalWords>({
  zh: async () => (await import('./rehearsal.zh.ts')).rehearsal,
  en: async () => (await import('./rehearsal.en.ts')).rehearsal,
  ja: async () => (await import('./rehearsal.ja.ts')).rehearsal,
})
