import { area } from '../area.ts'
import type { ChallengeEditorWords } from './challenge-editor.en.ts'

export const challengeEditorWords = area<ChallengeEditorWords>({
  zh: async () => (await import('./challenge-editor.zh.ts')).challengeEditor,
  en: async () => (await import('./challenge-editor.en.ts')).challengeEditor,
  ja: async () => (await import('./challenge-editor.ja.ts')).challengeEditor,
})
