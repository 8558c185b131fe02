import type { KeyWords } from './keys.en.ts'

export const keys: KeyWords = {
  title: 'キー一覧',
  palette: '画面への移動と操作',
  search: 'この画面を検索',
  list: 'この一覧を表示',
  close: '開いているものを閉じる',
  move: 'タブや項目の間を移動',
  step: '次または前の文書',
  copy: 'インスタンスのアドレスをコピー',
}
