import { area } from '../area.ts'
import type { UserActsWords } from './user-acts.en.ts'

export const userActsWords = area<UserActsWords>({
  zh: async () => (await import('./user-acts.zh.ts')).userActs,
  en: async () => (await import('./user-acts.en.ts')).userActs,
  ja: async () => (await import('./user-acts.ja.ts')).userActs,
})
