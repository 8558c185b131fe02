import { area } from '../area.ts'
import type { PlatformNoticesWords } from './platform-notices.en.ts'

export const platformNoticesWords = area<PlatformNoticesWords>({
  zh: async () => (await import('./platform-notices.zh.ts')).platformNotices,
  en: async () => (await import('./platform-notices.en.ts')).platformNotices,
  ja: async () => (await import('./platform-notices.ja.ts')).platformNotices,
})
