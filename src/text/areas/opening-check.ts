import { area } from '../area.ts'
import type { OpeningCheckWords } from './opening-check.en.ts'

export const openingCheckWords = area<OpeningCheckWords>({
  zh: async () => (await import('./opening-check.zh.ts')).openingCheck,
  en: async () => (await import('./opening-check.en.ts')).openingCheck,
  ja: async () => (await import('./opening-check.ja.ts')).openingCheck,
})
