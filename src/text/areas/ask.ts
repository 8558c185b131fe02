import { area } from '../area.ts'
import type { AskWords } from './ask.en.ts'

export const askWords = area<AskWords>({
  zh: async () => (await import('./ask.zh.ts')).ask,
  en: async () => (await import('./ask.en.ts')).ask,
  ja: async () => (await import('./ask.ja.ts')).ask,
})
