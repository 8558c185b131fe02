import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import type { EntryWords } from './entry.en.ts'
import { fields } from './fields.ja.ts'

export const entry: EntryWords = {
  signIn: {
    title: 'ログイン',
    name: 'ユーザー名またはメールアドレス',
    submit: 'ログイン',
    busy: 'ログイン中',
    forgot: 'パスワードをお忘れですか？',
    register: 'アカウントを作成',
    missingName: 'ユーザー名またはメールアドレスを入力してください。',
    confirmFirst: '登録したばかりの場合は、先にお送りしたメールのリンクを開いてください。',
    sendAgain: 'メールを再送する',
    noCookie:
      'ユーザー名とパスワードは正しいのですが、このブラウザーが Cookie を保存しないためログインできていません。このサイトの Cookie を許可してから、もう一度お試しください。',
  },
  registration: {
    title: 'アカウントを作成',
    nameHint: `${USER_NAME_MIN}～${USER_NAME_MAX} 文字。文字、数字、- . _ @ + が使えます`,
    submit: '登録する',
    busy: '登録中',
    signIn: 'アカウントをお持ちの方',
    sent: 'メールをご確認ください',
    sentTo: (email: string) => `${email} 宛てにメールを送りました。メールのリンクを開くと登録が完了します。`,
    awaitingAdmin: '管理者の承認を待っています',
    awaitingAdminText:
      'アカウントを作成しました。管理者が承認すると、ユーザー名とパスワードでログインできます。',
    registered: 'アカウントの準備ができました',
    registeredText:
      'アカウントは作成されましたが、このブラウザーではまだログインしていません。ログインしてください。ログインが保たれない場合は、このサイトの Cookie を許可してください。',
    toSignIn: 'ログイン',
    home: 'ホームへ',
    mailAgain:
      '同じメールアドレスでもう一度ご記入いただくと、メールを再送します。最初に決めたユーザー名とパスワードはそのまま変わりません。',
    closed: '新規登録は受け付けていません',
    closedText: '現在、新しいアカウントは作成できません。アカウントをお持ちの方はログインできます。',
  },
  mail: {
    spam: '届かない場合は、1 分ほど待ってから迷惑メールフォルダーもご確認ください。',
  },
  fields,
  captcha: {
    checking: 'お待ちください',
    proving: '人による操作かどうかを確認しています。',
    unreachable: 'サーバーから応答がないため、人による操作かどうかの確認を始められませんでした。',
    blocked:
      '人による操作かどうかの確認を読み込めませんでした。コンテンツブロッカーやネットワークに遮られている可能性があります。',
    unsolved: '人による操作かどうかの確認が完了しませんでした。',
    retry: '再試行',
  },
  link: {
    missing: 'リンクが不完全です',
    missingText: 'リンクの一部が失われています。メールから直接開くか、全体をコピーしてください。',
    refused: 'このリンクは使えなくなりました',
    refusedText: '期限が切れているか、すでに使われています。',
    retry: '再試行',
    home: 'ホームへ',
    signIn: 'ログイン',
  },
  verification: {
    verifying: 'アカウントを確認しています',
    failed: 'アカウントをまだ確認できていません',
    newMail: 'メールを再送する',
    refusedHint: 'アカウントの確認がお済みの場合は、そのままログインできます。',
  },
  confirmation: {
    confirming: '新しいメールアドレスを確認しています',
    failed: '新しいメールアドレスをまだ確認できていません',
    toProfile: 'アカウント設定へ',
    refusedHint: '現在のアドレスはそのままです。変更はもう一度申し込めます。',
  },
  recovery: {
    title: 'アカウントを復旧',
    text: 'メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
    again:
      '前回のメールのリンクは使えませんでした。新しいパスワードを設定するためのリンクをもう一度お送りします。',
    submit: 'メールを送る',
    busy: 'メールを送信中',
    signIn: 'ログインに戻る',
    sent: 'メールをご確認ください',
    sentTo: (email: string) =>
      `${email} のアカウントがあれば、リンク付きのメールをお送りしました。リンクは ${LINK_LIFE_HOURS} 時間有効です。`,
  },
  reset: {
    title: '新しいパスワードを設定',
    forAccount: (email: string) => `${email} のアカウント`,
    submit: 'パスワードを変更する',
    busy: 'パスワードを変更中',
    newMail: 'メールを再送する',
    signIn: 'ログインに戻る',
  },
}
