import { area } from '../area.ts'
import type { AnswerPanelWords } from './answer-panel.en.ts'

export const answerPanelWords = area<AnswerPanelWords>({
  zh: async () => (await import('./answer-panel.zh.ts')).answerPanel,
  en: async () => (await import('./answer-panel.en.ts')).answerPanel,
  ja: async () => (await import('./answer-panel.ja.ts')).answerPanel,
})
