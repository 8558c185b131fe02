import { area } from '../area.ts'
import type { TeamAdminWords } from './team-admin.en.ts'

export const teamAdminWords = area<TeamAdminWords>({
  zh: async () => (await import('./team-admin.zh.ts')).teamAdmin,
  en: async () => (await import('./team-admin.en.ts')).teamAdmin,
  ja: async () => (await import('./team-admin.ja.ts')).teamAdmin,
})
