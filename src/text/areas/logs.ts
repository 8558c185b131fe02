import { area } from '../area.ts'
import type { LogsWords } from './logs.en.ts'

export const logsWords = area<LogsWords>({
  zh: async () => (await import('./logs.zh.ts')).logs,
  en: async () => (await import('./logs.en.ts')).logs,
  ja: async () => (await import('./logs.ja.ts')).logs,
})
