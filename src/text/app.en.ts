export const app = {
  confirm: {
    cancel: 'Cancel',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
  justNow: 'just now',
}
export type App = typeof app
