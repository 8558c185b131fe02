import { area } from '../area.ts'
import type { TeamPairsWords } from './team-pairs.en.ts'

export const teamPairsWords = area<TeamPairsWords>({
  zh: async () => (await import('./team-pairs.zh.ts')).teamPairs,
  en: async () => (await import('./team-pairs.en.ts')).teamPairs,
  ja: async () => (await import('./team-pairs.ja.ts')).teamPairs,
})
