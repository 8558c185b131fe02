import { area } from '../area.ts'
import type { UserAdminWords } from './user-admin.en.ts'

export const userAdminWords = area<UserAdminWords>({
  zh: async () => (await import('./user-admin.zh.ts')).userAdmin,
  en: async () => (await import('./user-admin.en.ts')).userAdmin,
  ja: async () => (await import('./user-admin.ja.ts')).userAdmin,
})
