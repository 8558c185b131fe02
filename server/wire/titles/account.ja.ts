import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import type { accountZh } from './account.zh.ts'

export const accountJa: Readonly<Record<keyof typeof accountZh, string>> = {
  emailTaken: 'このメールアドレスは使用されています',
  sessionMissing: 'このセッションは存在しないか、すでに終了しています',
  avatarEmpty: 'アバターのファイルが空です',
  avatarTooLarge: `アバターは ${PICTURE_MOST_BYTES / 1_048_576} MiB 以下にしてください`,
  avatarUnreadable: `この画像は読み込めません。${PICTURE_MOST_PIXELS / 10_000} 万画素以下の PNG・JPEG・GIF・WebP・BMP・TIFF を使用してください`,
  registrationOff: '新規登録は受け付けていません',
  captchaFailed: '人間であることの確認に失敗しました',
  domainNotAllowed: '使用できるメールアドレスのドメインは次のとおりです：{domains}',
  accountExists: 'このアカウントは既に存在します',
  mailImpossible: 'メールを送信できません。管理者にお問い合わせください',
  passwordTooShort: `パスワードは ${PASSWORD_MIN} 文字以上にしてください`,
  passwordNeedsDigit: 'パスワードには数字を含めてください',
  passwordNeedsLower: 'パスワードには英小文字を含めてください',
  passwordNeedsUpper: 'パスワードには英大文字を含めてください',
  oldPasswordWrong: '現在のパスワードが違います',
  nameCharacters: 'ユーザー名に使えるのは英字、数字、- . _ @ + のみです',
  nameTaken: 'このユーザー名は使用されています',
  emailInvalid: 'メールアドレスが正しくありません',
  linkInvalid: 'リンクが無効か、有効期限が切れています',
  verificationFailed: 'メールアドレスを確認できませんでした。リンクが無効か、有効期限が切れています',
  askAdmin: 'このプラットフォームではメールによる確認を行っていません。管理者にお問い合わせください',
  changedMeanwhile: 'アカウントの情報が直前に変更されました。もう一度お試しください',
  registered: '登録が完了しました',
  awaitsAdmin: '登録を受け付けました。管理者の承認をお待ちください',
  verificationSent: '登録を受け付けました。お送りしたメールのリンクを開いてください',
  recoverySent: 'このアドレスのアカウントがあれば、パスワード再設定のメールをお送りします',
  changeSent: '新しいアドレスに確認メールをお送りしました',
}
