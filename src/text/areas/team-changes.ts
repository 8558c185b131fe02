import { area } from '../area.ts'
import type { TeamChangesWords } from './team-changes.en.ts'

export const teamChangesWords = area<TeamChangesWords>({
  zh: async () => (await import('./team-changes.zh.ts')).teamChanges,
  en: async () => (await import('./team-changes.en.ts')).teamChanges,
  ja: async () => (await import('./team-changes.ja.ts')).teamChanges,
})
