import { formatCount } from '#src/format/count.ts'
import type { UserActsWords } from './user-acts.en.ts'

export const userActs: UserActsWords = {
  bar: '選択したアカウントの操作',
  select: (user) => `${user} を選択`,
  selectAll: 'このページをすべて選択',
  chosen: (count) => `${formatCount(count)} 件のアカウントを選択中`,
  all: (count) => `${formatCount(count)} 件すべてを選択`,
  clear: '選択を解除',
  act: { confirm: '有効化…', role: '権限…', 'sign-out': 'ログアウト…', disable: '利用停止…' },
  title: {
    confirm: (count) => `${formatCount(count)} 件のアカウントを有効化しますか？`,
    role: (count) => `${formatCount(count)} 人の権限を変更しますか？`,
    'sign-out': (count) => `${formatCount(count)} 人をログアウトさせますか？`,
    disable: (count) => `${formatCount(count)} 件のアカウントを利用停止にしますか？`,
  },
  button: {
    confirm: (count) => `${formatCount(count)} 件を有効化`,
    role: (count) => `${formatCount(count)} 件を変更`,
    'sign-out': (count) => `${formatCount(count)} 人をログアウト`,
    disable: (count) => `${formatCount(count)} 件を利用停止`,
  },
  named: (names, more) => (more > 0 ? `${names}、ほか ${formatCount(more)} 人` : names),
  effect: {
    confirm: 'メールアドレスを確認しなくてもログインできるようになります。',
    role: '開いている画面にはすぐに新しい権限が適用されます。',
    'sign-out': 'すべての端末でログアウトされ、再度ログインが必要になります。',
    disable: 'すぐにログアウトされ、ログインできなくなります。チーム、正解、得点はそのままです。',
  },
  rights: {
    User: 'プレイヤーは公開されている内容を見て、大会に参加できます。',
    Monitor: 'モニター担当はすべての大会の提出、イベント、不正の記録を見られますが、変更はできません。',
    Admin: '管理者はほかのアカウントを含め、すべてを変更できます。',
  },
  same: (count) => `${formatCount(count)} 件は変更不要です`,
  undoable: '元に戻せます。',
  again: '元に戻せませんが、再度ログインできます。',
  busy: '処理しています…',
  done: {
    change: (count) => `${formatCount(count)} 件のアカウントを変更しました`,
    'sign-out': (count) => `${formatCount(count)} 件のセッションを終了しました`,
    undone: '元に戻しました',
  },
  undo: '元に戻す',
}
