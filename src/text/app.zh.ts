import type { App } from './app.en.ts'

export const app = {
  confirm: {
    cancel: '取消',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
  justNow: '刚刚',
} satisfies App
