import { area } from '../area.ts'
import type { WriteupWords } from './writeup.en.ts'

export const writeupWords = area<WriteupWords>({
  zh: async () => (await import('./writeup.zh.ts')).writeup,
  en: async () => (await import('./writeup.en.ts')).writeup,
  ja: async () => (await import('./writeup.ja.ts')).writeup,
})
