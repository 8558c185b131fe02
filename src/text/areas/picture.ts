import { area } from '../area.ts'
import type { PictureWords } from './picture.en.ts'

export const pictureWords = area<PictureWords>({
  zh: async () => (await import('./picture.zh.ts')).picture,
  en: async () => (await import('./picture.en.ts')).picture,
  ja: async () => (await import('./picture.ja.ts')).picture,
})
