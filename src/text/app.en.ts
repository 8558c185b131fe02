/** What the processes of the whole page say: who is here, what was asked, what just happened. */
export const app = {
  confirm: {
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
}
export type App = typeof app
