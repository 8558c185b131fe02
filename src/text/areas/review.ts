import { area } from '../area.ts'
import type { ReviewWords } from './review.en.ts'

export const reviewWords = area<ReviewWords>({
  zh: async () => (await import('./review.zh.ts')).review,
  en: async () => (await import('./review.en.ts')).review,
  ja: async () => (await import('./review.ja.ts')).review,
})
