import type { TeamActsWords } from './team-acts.en.ts'

export const teamActs: TeamActsWords = {
  message: 'メール',
  mark: '確認済み',
  stopping: (count) => `${count} 個のインスタンスが停止します。`,
  messageTo: (team) => `${team} へのメール`,
  messageSent: 'メールは送信待ちです。',
  messageUndo: 'まだ送信されていない分は、メールの一覧で止められます。',
  notes: 'メモ',
  noteLabel: '新しいメモ',
  notePlaceholder: 'メモを書く（プレイヤーには見えません）',
  noteDeleted: 'メモを削除しました。',
  undo: '元に戻す',
  delete: '削除',
  deleteNote: (text) => `メモ「${text}」を削除`,
  banReason: '出場停止の理由',
  lookedBy: '確認：',
}
