import { formatCount } from '#src/format/count.ts'
import type { UnusedFilesWords } from './unused-files.en.ts'

export const unusedFiles: UnusedFilesWords = {
  parts: '管理的各个部分',
  tab: '文件',
  health: '运行状况',
  files: '未使用的文件',
  text: '已存储、但不再被任何比赛、题目、文章或用户使用的文件，最大的在前。最近一天内上传的文件不在其中。',
  total: (count: number, size: string) => `共 ${formatCount(count)} 个文件，${size}`,
  list: '未使用的文件',
  name: '文件名',
  size: '大小',
  storedAt: '存储时间',
  pick: (name: string) => `选择 ${name}`,
  pickAll: '选择本页全部文件',
  chosen: (count: number, size: string) => `已选 ${formatCount(count)} 个，${size}`,
  removeChosen: '删除所选文件',
  removeAll: '全部删除',
  removing: '正在删除',
  failed: '未能全部删除',
  none: '没有未使用的文件',
  noneText: '所有已存储的文件都在使用中。',
  pages: '列表分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
}
