import { area } from '../area.ts'
import type { QuestionWords } from './question.en.ts'

export const questionWords = area<QuestionWords>({
  zh: async () => (await import('./question.zh.ts')).question,
  en: async () => (await import('./question.en.ts')).question,
  ja: async () => (await import('./question.ja.ts')).question,
})
