import { area } from '../area.ts'
import type { RoomWords } from './room.en.ts'

export const roomWords = area<RoomWords>({
  zh: async () => (await import('./room.zh.ts')).room,
  en: async () => (await import('./room.en.ts')).room,
  ja: async () => (await import('./room.ja.ts')).room,
})
