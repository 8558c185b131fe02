import { area } from '../area.ts'
import type { ConnectionWords } from './connection.en.ts'

export const connectionWords = area<ConnectionWords>({
  zh: async () => (await import('./connection.zh.ts')).connection,
  en: async () => (await import('./connection.en.ts')).connection,
  ja: async () => (await import('./connection.ja.ts')).connection,
})
