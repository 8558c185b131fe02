import { area } from '../area.ts'
import type { ProjectorWords } from './projector.en.ts'

export const projectorWords = area<ProjectorWords>({
  zh: async () => (await import('./projector.zh.ts')).projector,
  en: async () => (await import('./projector.en.ts')).projector,
  ja: async () => (await import('./projector.ja.ts')).projector,
})
