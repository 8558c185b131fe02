import { area } from '../area.ts'
import type { EditorWords } from './editor.en.ts'

export const editorWords = area<EditorWords>({
  zh: async () => (await import('./editor.zh.ts')).editor,
  en: async () => (await import('./editor.en.ts')).editor,
  ja: async () => (await import('./editor.ja.ts')).editor,
})
