import { area } from '../area.ts'
import type { ContainerWords } from './container.en.ts'

export const containerWords = area<ContainerWords>({
  zh: async () => (await import('./container.zh.ts')).container,
  en: async () => (await import('./container.en.ts')).container,
  ja: async () => (await import('./container.ja.ts')).container,
})
