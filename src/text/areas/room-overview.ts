import { area } from '../area.ts'
import type { RoomOverviewWords } from './room-overview.en.ts'

export const roomOverviewWords = area<RoomOverviewWords>({
  zh: async () => (await import('./room-overview.zh.ts')).roomOverview,
  en: async () => (await import('./room-overview.en.ts')).roomOverview,
  ja: async () => (await import('./room-overview.ja.ts')).roomOverview,
})
