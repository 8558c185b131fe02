import { area } from '../area.ts'
import type { UnusedFilesWords } from './unused-files.en.ts'

export const unusedFilesWords = area<UnusedFilesWords>({
  zh: async () => (await import('./unused-files.zh.ts')).unusedFiles,
  en: async () => (await import('./unused-files.en.ts')).unusedFiles,
  ja: async () => (await import('./unused-files.ja.ts')).unusedFiles,
})
