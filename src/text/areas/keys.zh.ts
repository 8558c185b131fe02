import type { KeyWords } from './keys.en.ts'

export const keys: KeyWords = {
  title: '快捷键',
  palette: '搜索或跳转',
  search: '在本页搜索',
  list: '显示此列表',
  close: '关闭当前弹出内容',
  move: '在标签与条目间移动',
  step: '下一份或上一份 Writeup',
  copy: '复制实例地址',
  star: '收藏或取消收藏选中的队伍',
}
