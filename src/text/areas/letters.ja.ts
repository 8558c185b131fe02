import { formatCount } from '#src/format/count.ts'
import type { LettersWords } from './letters.en.ts'

const people = (count: number) => `${formatCount(count)} 人`

export const letters: LettersWords = {
  open: '一斉メール',
  title: '多くのユーザーへのメール',
  close: '閉じる',
  write: '新しいメール',
  message: 'メール…',
  chosen: (names, count) =>
    count > names.length
      ? `宛先：${names.join('、')} ほか ${people(count - names.length)}`
      : `宛先：${names.join('、')}`,
  to: '宛先',
  audience: { Everybody: 'すべてのユーザー', Game: '大会のプレイヤー', Role: '役割' },
  game: '大会',
  role: '役割',
  roles: { User: '一般ユーザー', Monitor: 'モニター担当', Admin: '管理者' },
  language: '言語',
  languages: { zh: '中文', en: 'English', ja: '日本語' },
  subject: '件名',
  content: '本文',
  plain: 'プレーンテキストです。リンクはそのまま書きます。',
  confirmed: 'メールを確認済みのアカウントにだけ、1 日 3 通まで届きます。',
  next: '宛先を数える…',
  ask: (count) => `${people(count)}にメールを送信`,
  send: (count) => `${people(count)}に送信`,
  takes: (minutes) => `送信には ${formatCount(minutes)} 分かかります。ほかのメールが優先されます。`,
  unreachable: (count) => `${people(count)}には届きません：利用停止中、または未確認です。`,
  limited: (count) => `${people(count)}は今日すでに 3 通受け取ったため、送りません。`,
  undo: 'まだ送っていない分は一覧で停止できます。',
  sent: 'メールを送信待ちに入れました。進み具合は一覧に表示されます。',
  list: '最近のメール',
  progress: ({ sent, waiting, failed, dropped, unclear }) =>
    [
      `送信済み ${formatCount(sent)}`,
      ...(waiting > 0 ? [`待機 ${formatCount(waiting)}`] : []),
      ...(failed > 0 ? [`失敗 ${formatCount(failed)}`] : []),
      ...(dropped > 0 ? [`対象外 ${formatCount(dropped)}`] : []),
      ...(unclear > 0 ? [`不明 ${formatCount(unclear)}`] : []),
    ].join('、'),
  stop: '停止',
  stopOf: (subject) => `「${subject}」を停止`,
}
