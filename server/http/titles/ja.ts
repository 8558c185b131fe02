import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import { accountJa } from './account.ja.ts'
import { containerJa } from './container.ja.ts'
import { editJa } from './edit.ja.ts'
import { noticeJa } from './notice.ja.ts'
import { playJa } from './play.ja.ts'
import { teamChangesJa } from './team-changes.ja.ts'
import { teamJa } from './team.ja.ts'
import type { TitleKey } from './zh.ts'

export const ja: Readonly<Record<TitleKey, string>> = {
  ...accountJa,
  ...containerJa,
  ...editJa,
  ...noticeJa,
  ...playJa,
  ...teamChangesJa,
  ...teamJa,
  signInFirst: '先にログインしてください',
  noAccess: 'アクセス権がありません',
  crossSite: '他のサイトからのリクエストは拒否されます',
  notServed: 'この機能はまだ提供されていません',
  tooLarge: 'リクエストが大きすぎます',
  batchTooLong: '一度に処理できるのは {count} 件までです',
  badRequest: 'リクエストを解釈できません',
  validationFailed: '入力内容に誤りがあります',
  bodyMissing: 'リクエスト本文が必要です',
  bodyMalformed: 'リクエスト本文が正しい JSON ではありません',
  bodyTooDeep: 'リクエスト本文の入れ子が深すぎます',
  fieldRequired: '{field}は必須です',
  fieldUnknown: 'このリクエストに {name} という項目はありません',
  fieldNull: '{field}を null にすることはできません',
  fieldTooShort: '{field}は {limit} 文字以上にしてください',
  fieldTooLong: '{field}は {limit} 文字以内にしてください',
  fieldTooSmall: '{field}は {limit} 以上にしてください',
  fieldTooBig: '{field}は {limit} 以下にしてください',
  fieldNotOneLine: '{field}に改行や目に見えない文字は使えません',
  fieldHidden: '{field}に目に見えない文字は使えません',
  fieldNotEmail: '{field}は有効なメールアドレスではありません',
  fieldNotPhone: '{field}は有効な電話番号ではありません',
  fieldMalformed: '{field}の形式が正しくありません',
  wrongCredentials: 'ユーザー名またはパスワードが違います',
  accountDisabled: 'アカウントは利用停止中です',
  postMissing: '記事が見つかりません',
  letterMissing: '一斉メールが見つかりません',
  fileMissing: 'ファイルが見つかりません',
  storageFailed: 'ファイルを保存できませんでした。しばらくしてからもう一度お試しください',
  imageUnreadable: `この画像は読み込めません。${PICTURE_MOST_PIXELS / 10_000} 万画素以下の PNG・JPEG・GIF・WebP・BMP・TIFF を使用してください`,
  captchaHasNoWork: '現在の CAPTCHA では計算は不要です',
  gameMissing: '大会が見つかりません',
  // The Chinese characters are in every language, because base clients search for them.
  gameOver: '大会は終了しました（比赛已结束）',
  logoEmpty: 'ロゴのファイルが空です',
  logoTooLarge: `ロゴは ${PICTURE_MOST_BYTES / MEBIBYTE} MB 以下にしてください`,
  takeOverAddress:
    'データベースのアドレスが正しくありません。postgres://ユーザー:パスワード@ホスト:ポート/データベース の形式で入力してください',
  takeOverFolder: 'フォルダーは / から始まる絶対パスで入力してください',
  takeOverShared: '複数のプロセスがこのサイトを使っています。npm run take-over を使ってください',
  takeOverFilled: 'このサイトは空ではないため、引き継ぎはできません',
  takeOverRuns: '試行または引き継ぎの実行中です',
}
