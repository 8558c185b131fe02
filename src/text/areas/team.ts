import { area } from '../area.ts'
import type { TeamWords } from './team.en.ts'

export const teamWords = area<TeamWords>({
  zh: async () => (await import('./team.zh.ts')).team,
  en: async () => (await import('./team.en.ts')).team,
  ja: async () => (await import('./team.ja.ts')).team,
})
