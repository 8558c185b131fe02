import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import type { FieldWords } from './fields.en.ts'

export const fields: FieldWords = {
  email: {
    label: 'メールアドレス',
    flaw: {
      missing: 'メールアドレスを入力してください。',
      misshapen: '有効なメールアドレスを入力してください（例：name@example.org）。',
      same: '現在のアドレスと同じです。',
    },
  },
  userName: {
    label: 'ユーザー名',
    flaw: {
      missing: 'ユーザー名を入力してください。',
      letters: '使えるのは文字、数字、- . _ @ + だけです。',
      scripts: '一緒に使われない種類の文字が混ざっています。1 種類の文字にしてください。',
      short: `ユーザー名は ${USER_NAME_MIN} 文字以上です。`,
      long: `ユーザー名は ${USER_NAME_MAX} 文字までです。`,
    },
  },
  password: {
    label: 'パスワード',
    reveal: 'パスワードを表示',
    hide: 'パスワードを隠す',
    flaw: { missing: 'パスワードを入力してください。', short: `パスワードは ${PASSWORD_MIN} 文字以上です。` },
  },
  newPassword: {
    label: '新しいパスワード',
    strength: 'パスワードの強さ',
    flaw: {
      missing: 'パスワードを入力してください。',
      weak: 'パスワードがまだ条件を満たしていません。一覧をご確認ください。',
      same: '現在のパスワードと同じです。',
    },
    checks: {
      length: (min: number) => `${min} 文字以上`,
      digit: '数字を含む',
      lower: '英小文字を含む',
      upper: '英大文字を含む',
      common: 'よく使われるパスワードではない',
      long: (length: number) => `推奨：${length} 文字以上`,
    },
  },
  repeat: {
    label: 'パスワード（確認）',
    flaw: {
      missing: 'パスワードをもう一度入力してください。',
      different: '2 つのパスワードが一致しません。',
    },
  },
  wait: {
    say: (seconds: number) => `試行回数が多すぎます。${seconds} 秒後にもう一度お試しください。`,
    spoken: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  },
  resend: {
    ready: '再送する',
    busy: '再送中',
    say: (seconds: number) => `${seconds} 秒後に再送できます`,
    spoken: 'しばらくすると再送できます。',
    other: '別のアドレスを使う',
  },
}
