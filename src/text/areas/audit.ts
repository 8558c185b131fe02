import { area } from '../area.ts'
import type { AuditWords } from './audit.en.ts'

export const auditWords = area<AuditWords>({
  zh: async () => (await import('./audit.zh.ts')).audit,
  en: async () => (await import('./audit.en.ts')).audit,
  ja: async () => (await import('./audit.ja.ts')).audit,
})
