import { area } from '../area.ts'
import type { MonitorWords } from './monitor.en.ts'

export const monitorWords = area<MonitorWords>({
  zh: async () => (await import('./monitor.zh.ts')).monitor,
  en: async () => (await import('./monitor.en.ts')).monitor,
  ja: async () => (await import('./monitor.ja.ts')).monitor,
})
