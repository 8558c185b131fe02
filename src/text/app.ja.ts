import type { App } from './app.en.ts'

export const app = {
  confirm: {
    confirm: '確認',
    cancel: 'キャンセル',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
} satisfies App
