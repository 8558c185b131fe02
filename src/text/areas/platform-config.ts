import { area } from '../area.ts'
import type { PlatformConfigWords } from './platform-config.en.ts'

export const platformConfigWords = area<PlatformConfigWords>({
  zh: async () => (await import('./platform-config.zh.ts')).platformConfig,
  en: async () => (await import('./platform-config.en.ts')).platformConfig,
  ja: async () => (await import('./platform-config.ja.ts')).platformConfig,
})
