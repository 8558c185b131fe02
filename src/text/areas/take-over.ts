import { area } from '../area.ts'
import type { TakeOverWords } from './take-over.en.ts'

export const takeOverWords = area<TakeOverWords>({
  zh: async () => (await import('./take-over.zh.ts')).takeOver,
  en: async () => (await import('./take-over.en.ts')).takeOver,
  ja: async () => (await import('./take-over.ja.ts')).takeOver,
})
