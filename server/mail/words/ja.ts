import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { MailTexts } from './zh.ts'

export const ja: MailTexts = {
  greeting: '{user} 様',
  texts: {
    verify: {
      subject: '{platform} アカウントのメールアドレス確認',
      reason:
        'このメールアドレスで {platform} のアカウント「{user}」が登録されました。アカウントを有効にするには、メールアドレスを確認してください。',
      act: 'メールアドレスを確認する',
    },
    reset: {
      subject: '{platform} のパスワード再設定',
      reason:
        '{platform} のアカウント「{user}」について、パスワードの再設定が申し込まれました。下のリンクから新しいパスワードを設定できます。',
      act: '新しいパスワードを設定する',
    },
    'change-email': {
      subject: '{platform} の新しいメールアドレスの確認',
      reason:
        '{platform} のアカウント「{user}」のメールアドレスを、このアドレスに変更するリクエストがありました。アカウントにログインして確認してください。',
      act: '新しいアドレスを確認する',
    },
    test: {
      subject: '{platform} からのテストメール',
      reason:
        '管理者「{user}」が {platform} のメール送信を確認するために、このメールを送信しました。届いていれば、正しく設定されています。',
      act: '{platform} を開く',
      closing: ['お客様にしていただくことはありません。'],
    },
  },
  orCopy: 'ボタンが機能しない場合は、次のリンクをブラウザーにコピーして開いてください。',
  expiry: `リンクの有効期限は ${LINK_LIFE_HOURS} 時間です。`,
  notYou: 'お心当たりがない場合は、このメールを無視してください。アカウントに変更は加えられません。',
  letter: 'このメールは {platform} の主催者から、あなたを含む複数のユーザーに送信されました。',
  signature: 'このメールは {platform} から自動送信されています。',
}
