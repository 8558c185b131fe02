import { formatCount } from '#src/format/count.ts'
import type { StreamedWords } from './stream.en.ts'

export const stream: StreamedWords = {
  follows: '新内容会出现在顶部。',
  stale: '当前没有实时更新，此列表可能不是最新的。',
  held: '滚动时列表暂停更新。',
  coming: (count) => `${formatCount(count)} 条新内容`,
  found: (found, all) => `已加载 ${formatCount(all)} 条，匹配 ${formatCount(found)} 条`,
  more: '加载更早的内容',
  ended: '已经全部显示。',
  failed: '无法加载更早的内容。',
  noMatch: '已加载的内容中没有匹配项',
  noMatchText: '加载更早的内容后会一并搜索。',
  noMatchAnywhere: '已有的和新出现的记录中都没有匹配项。',
  clear: '清除搜索',
  clearAll: '清除搜索和筛选',
}
