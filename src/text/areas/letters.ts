import { area } from '../area.ts'
import type { LettersWords } from './letters.en.ts'

export const lettersWords = area<LettersWords>({
  zh: async () => (await import('./letters.zh.ts')).letters,
  en: async () => (await import('./letters.en.ts')).letters,
  ja: async () => (await import('./letters.ja.ts')).letters,
})
