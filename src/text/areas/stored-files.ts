import { area } from '../area.ts'
import type { StoredFilesWords } from './stored-files.en.ts'

export const storedFilesWords = area<StoredFilesWords>({
  zh: async () => (await import('./stored-files.zh.ts')).storedFiles,
  en: async () => (await import('./stored-files.en.ts')).storedFiles,
  ja: async () => (await import('./stored-files.ja.ts')).storedFiles,
})
