import { area } from '../area.ts'
import type { EntryWords } from './entry.en.ts'

export const entryWords = area<EntryWords>({
  zh: async () => (await import('./entry.zh.ts')).entry,
  en: async () => (await import('./entry.en.ts')).entry,
  ja: async () => (await import('./entry.ja.ts')).entry,
})
