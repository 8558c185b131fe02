import { fieldLabels } from './field-labels.ja.ts'
import type { PlatformConfigWords } from './platform-config.en.ts'

export const platformConfig: PlatformConfigWords = {
  section: { look: '名前と外観', accounts: 'アカウント', games: '大会', logo: 'ロゴ', mail: 'メール' },
  lookText:
    'すべての画面で、全員に表示されます。保存すると、開いているページにもすぐに、または 1 分以内に反映されます。',
  accountsText: '保存した時点から有効です。すでにあるアカウントはそのままです。',
  logoText:
    'このソフトウェアのマークの代わりに、画面とブラウザーのタブに表示されます。ほかの設定とは別に、すぐに保存されます。',
  field: fieldLabels.platform,
  hint: {
    title: '後ろに「::CTF」が付きます。',
    slogan: 'ホームでタイトルの横に表示されます。',
    beianInfo: '法令で求められる場合に、ページの末尾に表示します。空なら何も表示しません。',
    customTheme:
      '#rrggbb の形で入力します。明るさは配色に合わせて調整され、文字は常に読めます。選んでいる間、このページで確かめられます。',
    allowRegister:
      'オフにすると、アカウントは管理者だけが作れます。すでにある人は今までどおりログインできます。',
    activeOnRegister:
      '登録するとそのままログインします。オフにすると、メールの確認か管理者の承認を待ちます。',
    emailConfirmationRequired:
      '新しいアカウントは、メールのリンクを開くまで有効になりません。パスワードの再設定とアドレスの変更もメールでできます。オフにすると、管理者に頼む必要があります。',
    useGoogleRecaptcha: '登録とパスワードの再設定のときに確認します。ログインには影響しません。',
    emailDomainList: 'ここにあるドメインのアドレスだけが登録・変更できます。空なら制限しません。',
    autoDestroyOnLimitReached:
      '上限に達したチームが別のインスタンスを起動すると、最も古いものを破棄します。オフにすると、起動を断ります。動いているインスタンスには影響しません。',
  },
  warning: {
    'by-hand': '新しいアカウントは、管理者がユーザー一覧で有効にするまで使えません。',
    unused:
      '新しいアカウントはすぐに有効になるため、登録時にメールは送られません。確認は、アドレスの変更とパスワードの再設定だけに使われます。',
    'mail-none':
      '差出人のアドレスがないため、メールを送れず、誰にもリンクが届きません。MAIL_FROM を設定して再起動してください。',
    'mail-outbox':
      'メールはサーバー上のファイルになるだけで、誰にも届きません。SMTP_HOST、MAIL_FROM、PUBLIC_URL を設定して再起動してください。',
    'captcha-none':
      '確認の手段が設定されていないため、全員がそのまま通ります。CAPTCHA と、必要な鍵を設定して再起動してください。',
  },
  flaw: {
    missing: 'タイトルを入力してください。',
    long: (most) => `${most} 文字以内で入力してください。`,
    colour: '色は # と 6 桁の 16 進数で入力してください。',
    domain: (domain) => `「${domain}」はドメインではありません。example.org のように入力してください。`,
    many: (most) => `ドメインは ${most} 個までです。`,
  },
  removeDomain: (domain) => `${domain} を外す`,
  pick: '色を選ぶ',
  ownColour: '青緑に戻す',
  preview: '表示の例',
  previewButton: 'ボタン',
  previewLink: 'リンク',
  previewBadge: '色はそのまま',
  remove: 'ロゴを削除',
  removing: '削除しています',
  untrustedProxy: (address: string) =>
    `${address} からのリクエストは転送されたものと示されていますが、このサーバーはそのアドレスを信頼していません。` +
    'お使いのプロキシであれば TRUSTED_PROXIES に指定してください。指定するまで、その背後の訪問者は全員が一人として扱われます。そうでなければ誰かが偽ったヘッダーなので、対応は不要です。',
  meansUnread: 'メールと自動登録対策の設定を読み込めなかったため、それらについての警告は表示されません。',
  storage: {
    title: 'データベース',
    text: (size) =>
      `すべてのテーブルの合計は ${size} です。行数は推定値です。各ルールの理由はサーバーのドキュメントにあります。`,
    column: { name: 'テーブル', rows: '行数', bytes: 'サイズ', rule: '削除される条件' },
    rule: {
      Limited: (days, most) => `${days} 日が過ぎたとき、または ${most} 行を超えたとき`,
      Owned: (owner) => `${owner} の対応する行と一緒に削除`,
      Expires: '期限が切れたとき',
      Kept: '誰かが削除したときだけ',
      Fixed: '削除されません（数行だけです）',
    },
  },
  mail: {
    way: {
      Smtp: (from, server) => `メールは ${server} から、${from} を差出人として送られます。`,
      Outbox: () =>
        'メールサーバーが設定されていません。メールは outbox フォルダーのファイルになります。SMTP_HOST、MAIL_FROM、PUBLIC_URL を設定すると送られます。',
      None: () => 'メールサーバーは設定されていますが、差出人（MAIL_FROM）がないため、メールは送られません。',
    },
    to: 'テストメールの宛先',
    toHint: '空なら自分のアドレスに送ります。',
    misshapen: 'メールアドレスではありません。',
    send: 'テストメールを送る',
    sending: '送信しています',
    notSent: (to) => `${to} へのメールは送られませんでした`,
    said: 'サーバーの応答：',
    fate: {
      Sent: (to) =>
        `メールサーバーが ${to} へのメールを受け取りました。届いたかどうかは、宛先で確かめてください。`,
      Kept: (to) =>
        `${to} へのメールは、サーバーの outbox フォルダーのファイルになりました。相手には届きません。`,
      Unset: '差出人のアドレスがありません。MAIL_FROM を設定して再起動してください。',
      Unreachable:
        'メールサーバーに接続できません。SMTP_HOST、SMTP_PORT、ファイアウォールを確認してください。',
      Silent:
        'メールサーバーが時間内に応答しませんでした。SMTP_PORT と、SMTP_TLS がサーバーに合っているかを確認してください。',
      Untrusted:
        '接続が安全ではありません。メールサーバーが TLS に対応していないか、証明書を信頼できません。SMTP_TLS を確認してください。',
      Unauthorized:
        'メールサーバーがユーザー名かパスワードを受け付けません。SMTP_USER と SMTP_PASSWORD を確認してください。',
      Refused:
        'メールサーバーがメールを拒否しました。差出人が許可されていないか、宛先が存在しない可能性があります。',
      Failed: 'そのほかの問題が起きました。',
    },
  },
}
