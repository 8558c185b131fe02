import { area } from '../area.ts'
import type { InstancesWords } from './instances.en.ts'

export const instancesWords = area<InstancesWords>({
  zh: async () => (await import('./instances.zh.ts')).instances,
  en: async () => (await import('./instances.en.ts')).instances,
  ja: async () => (await import('./instances.ja.ts')).instances,
})
