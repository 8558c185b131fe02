import { area } from '../area.ts'
import type { SchedulePlanWords } from './schedule-plan.en.ts'

export const schedulePlanWords = area<SchedulePlanWords>({
  zh: async () => (await import('./schedule-plan.zh.ts')).schedulePlan,
  en: async () => (await import('./schedule-plan.en.ts')).schedulePlan,
  ja: async () => (await import('./schedule-plan.ja.ts')).schedulePlan,
})
