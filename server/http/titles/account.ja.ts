import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { STAFF_PASSWORD_MIN } from '#contract/rules/password.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { accountZh } from './account.zh.ts'

export const accountJa: Readonly<Record<keyof typeof accountZh, string>> = {
  emailTaken: 'このメールアドレスは使用されています',
  sessionMissing: 'このセッションは存在しないか、すでに終了しています',
  avatarEmpty: '画像のファイルが空です',
  avatarTooLarge: `画像は ${PICTURE_MOST_BYTES / MEBIBYTE} MB 以下にしてください`,
  registrationOff: '新規登録は受け付けていません',
  captchaFailed: '人間であることの確認に失敗しました',
  domainNotAllowed: '使用できるメールアドレスのドメインは次のとおりです：{domains}',
  accountExists: 'このアカウントは既に存在します',
  tooManyTries: '試行回数が多すぎます。15 分ほど待つか、以前ログインしたことのあるブラウザーをお使いください',
  mailImpossible: 'メールを送信できません。管理者にお問い合わせください',
  passwordTooShort: `パスワードは ${PASSWORD_MIN} 文字以上にしてください`,
  passwordTooShortForStaff: `管理者とモニター担当のパスワードは ${STAFF_PASSWORD_MIN} 文字以上にしてください`,
  passwordCommon: 'このパスワードはよく使われるものです。別のものにしてください',
  passwordNeedsDigit: 'パスワードには数字を含めてください',
  passwordNeedsLower: 'パスワードには英小文字を含めてください',
  passwordNeedsUpper: 'パスワードには英大文字を含めてください',
  oldPasswordWrong: '現在のパスワードが違います',
  nameCharacters: 'ユーザー名に使えるのは文字、数字、- . _ @ + のみです',
  nameMixesScripts: 'ユーザー名に、一緒に使われない種類の文字が混ざっています',
  nameTaken: 'このユーザー名は使用されています',
  emailInvalid: 'メールアドレスが正しくありません',
  linkInvalid: 'リンクが無効か、有効期限が切れています',
  verificationFailed: 'メールアドレスを確認できませんでした。リンクが無効か、有効期限が切れています',
  askAdmin: 'このサイトではメールによる確認を行っていません。管理者にお問い合わせください',
  changedMeanwhile: 'アカウントの情報が直前に変更されました。もう一度お試しください',
  cannotDeleteSelf: '自分のアカウントは削除できません',
  cannotDeleteCaptain: 'このユーザーはチームのキャプテンです。先にチームを引き継ぐか削除してください',
  usersChanged: '変更していません。ほかの管理者が先に変更したアカウントがあります：{names}',
  notOwnAccount: '一括操作で自分のアカウントは変更できません',
  disableWordMissing: 'アカウントを利用停止にするには {word} と入力してください',
  userOfList: '{user}：{complaint}',
  registered: '登録が完了しました',
  awaitsAdmin: '登録を受け付けました。管理者の承認をお待ちください',
  verificationSent: '登録を受け付けました。お送りしたメールのリンクを開いてください',
  recoverySent: 'このアドレスのアカウントがあれば、パスワード再設定のメールをお送りします',
  changeSent: '新しいアドレスに確認メールをお送りしました',
}
