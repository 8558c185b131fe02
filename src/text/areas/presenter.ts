import { area } from '../area.ts'
import type { PresenterWords } from './presenter.en.ts'

export const presenterWords = area<PresenterWords>({
  zh: async () => (await import('./presenter.zh.ts')).presenter,
  en: async () => (await import('./presenter.en.ts')).presenter,
  ja: async () => (await import('./presenter.ja.ts')).presenter,
})
