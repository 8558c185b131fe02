import type { KeyWords } from './keys.en.ts'

export const keys: KeyWords = {
  title: 'キーボードショートカット',
  palette: '検索・移動',
  search: 'このページを検索',
  list: 'ショートカット一覧を表示',
  close: '開いているダイアログやパネルを閉じる',
  move: 'タブや項目の間を移動',
  step: '次または前の Writeup',
  copy: 'インスタンスのアドレスをコピー',
  star: '選択中のチームをお気に入りにする',
}
