import { area } from '../area.ts'
import type { TeamActsWords } from './team-acts.en.ts'

export const teamActsWords = area<TeamActsWords>({
  zh: async () => (await import('./team-acts.zh.ts')).teamActs,
  en: async () => (await import('./team-acts.en.ts')).teamActs,
  ja: async () => (await import('./team-acts.ja.ts')).teamActs,
})
