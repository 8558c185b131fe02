import { area } from '../area.ts'
import type { PlatformTimelineWords } from './platform-timeline.en.ts'

export const platformTimelineWords = area<PlatformTimelineWords>({
  zh: async () => (await import('./platform-timeline.zh.ts')).platformTimeline,
  en: async () => (await import('./platform-timeline.en.ts')).platformTimeline,
  ja: async () => (await import('./platform-timeline.ja.ts')).platformTimeline,
})
