import { area } from '../area.ts'
import type { WriteupReviewWords } from './writeup-review.en.ts'

export const writeupReviewWords = area<WriteupReviewWords>({
  zh: async () => (await import('./writeup-review.zh.ts')).writeupReview,
  en: async () => (await import('./writeup-review.en.ts')).writeupReview,
  ja: async () => (await import('./writeup-review.ja.ts')).writeupReview,
})
