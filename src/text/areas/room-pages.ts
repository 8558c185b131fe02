import { area } from '../area.ts'
import type { RoomPagesWords } from './room-pages.en.ts'

export const roomPagesWords = area<RoomPagesWords>({
  zh: async () => (await import('./room-pages.zh.ts')).roomPages,
  en: async () => (await import('./room-pages.en.ts')).roomPages,
  ja: async () => (await import('./room-pages.ja.ts')).roomPages,
})
