import { formatCount } from '#src/format/count.ts'
import type { UnusedFilesWords } from './unused-files.en.ts'

export const unusedFiles: UnusedFilesWords = {
  parts: '管理の各画面',
  tab: 'ファイル',
  health: '稼働状況',
  files: '未使用のファイル',
  text: '保存されているものの、大会・問題・記事・ユーザーのどれからも使われていないファイルを、大きい順に表示します。直近 1 日以内にアップロードされたものは含みません。',
  total: (count: number, size: string) => `${formatCount(count)} 件、${size}`,
  list: '未使用のファイル',
  name: 'ファイル名',
  size: 'サイズ',
  storedAt: '保存日時',
  pick: (name: string) => `${name} を選択`,
  pickAll: 'このページをすべて選択',
  chosen: (count: number, size: string) => `${formatCount(count)} 件を選択中、${size}`,
  removeChosen: '選択したファイルを削除',
  removeAll: 'すべて削除',
  removing: '削除中',
  failed: '一部を削除できませんでした',
  none: '未使用のファイルはありません',
  noneText: '保存されているファイルはすべて使われています。',
  pages: '一覧のページ',
  previous: '前のページ',
  next: '次のページ',
  page: (page: number) => `${page} ページ`,
}
