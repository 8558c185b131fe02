import { area } from '../area.ts'
import type { ParticipationWords } from './participation.en.ts'

export const participationWords = area<ParticipationWords>({
  zh: async () => (await import('./participation.zh.ts')).participation,
  en: async () => (await import('./participation.en.ts')).participation,
  ja: async () => (await import('./participation.ja.ts')).participation,
})
