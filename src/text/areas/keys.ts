import { area } from '../area.ts'
import type { KeyWords } from './keys.en.ts'

export const keyWords = area<KeyWords>({
  zh: async () => (await import('./keys.zh.ts')).keys,
  en: async () => (await import('./keys.en.ts')).keys,
  ja: async () => (await import('./keys.ja.ts')).keys,
})
