import { area } from '../area.ts'
import type { PostEditorWords } from './post-editor.en.ts'

export const postEditorWords = area<PostEditorWords>({
  zh: async () => (await import('./post-editor.zh.ts')).postEditor,
  en: async () => (await import('./post-editor.en.ts')).postEditor,
  ja: async () => (await import('./post-editor.ja.ts')).postEditor,
})
