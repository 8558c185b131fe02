import type { StreamedWords } from './stream.en.ts'

export const stream: StreamedWords = {
  follows: '新内容会出现在顶部。',
  stale: '目前未实时更新，此处内容可能已过时。',
  held: '阅读时列表保持不动。',
  coming: (count) => `${count} 条新内容`,
  found: (found, all) => `此列表 ${all} 条中的 ${found} 条`,
  more: '读取更早的内容',
  ended: '已经全部显示。',
  failed: '无法读取更早的内容。',
  noMatch: '此列表中没有匹配项',
  noMatchText: '更早的内容读取之后才会被搜索。',
  noMatchAnywhere: '已有的和新出现的记录中都没有匹配项。',
  clear: '清除搜索',
  clearAll: '清除搜索和筛选',
}
