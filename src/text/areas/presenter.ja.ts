import type { PresenterWords } from './presenter.en.ts'

export const presenter: PresenterWords = {
  open: '通知設定',
  title: 'お知らせが届いたら',
  sound: '音を鳴らす',
  desktop: 'デスクトップに通知する',
  desktopHint: {
    default: '別のウィンドウを表示しているときに通知します。ブラウザーが許可を求めます。',
    granted: '別のウィンドウを表示しているときに通知します。',
    denied: 'このサイトの通知はブラウザーでブロックされています。ブラウザーの設定で許可してください。',
    absent: 'このブラウザーでは通知を表示できません。',
  },
  waiting: (count: number) => `新しいお知らせが ${count} 件あります`,
}
