import { area } from '../area.ts'
import type { HealthWords } from './health.en.ts'

export const healthWords = area<HealthWords>({
  zh: async () => (await import('./health.zh.ts')).health,
  en: async () => (await import('./health.en.ts')).health,
  ja: async () => (await import('./health.ja.ts')).health,
})
