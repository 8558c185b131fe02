import { area } from '../area.ts'
import type { GameEditorWords } from './game-editor.en.ts'

export const gameEditorWords = area<GameEditorWords>({
  zh: async () => (await import('./game-editor.zh.ts')).gameEditor,
  en: async () => (await import('./game-editor.en.ts')).gameEditor,
  ja: async () => (await import('./game-editor.ja.ts')).gameEditor,
})
