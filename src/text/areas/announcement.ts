import { area } from '../area.ts'
import type { AnnouncementWords } from './announcement.en.ts'

export const announcementWords = area<AnnouncementWords>({
  zh: async () => (await import('./announcement.zh.ts')).announcement,
  en: async () => (await import('./announcement.en.ts')).announcement,
  ja: async () => (await import('./announcement.ja.ts')).announcement,
})
