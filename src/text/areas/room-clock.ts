import { area } from '../area.ts'
import type { RoomClockWords } from './room-clock.en.ts'

export const roomClockWords = area<RoomClockWords>({
  zh: async () => (await import('./room-clock.zh.ts')).roomClock,
  en: async () => (await import('./room-clock.en.ts')).roomClock,
  ja: async () => (await import('./room-clock.ja.ts')).roomClock,
})
