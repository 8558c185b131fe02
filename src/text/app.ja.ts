import type { App } from './app.en.ts'

export const app = {
  confirm: {
    cancel: 'キャンセル',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
  justNow: 'たった今',
} satisfies App
