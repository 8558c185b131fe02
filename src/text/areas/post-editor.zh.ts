import { fieldLabels } from './field-labels.zh.ts'
import type { PostEditorWords } from './post-editor.en.ts'

export const postEditor: PostEditorWords = {
  newTitle: '撰写文章',
  title: '编辑文章',
  toPost: '阅读文章',
  toPosts: '全部文章',
  write: '撰写文章',
  edit: '编辑',
  editOf: (post: string) => `编辑“${post}”`,
  pin: '置顶',
  pinOf: (post: string) => `置顶“${post}”`,
  unpin: '取消置顶',
  unpinOf: (post: string) => `取消置顶“${post}”`,
  delete: '删除',
  deleteOf: (post: string) => `删除“${post}”`,
  deleting: '正在删除',
  missing: '文章不存在',
  missingText: '它可能已被删除。其他文章都在列表中。',
  field: fieldLabels.post,
  counted: (length: number, most: number) => `${length} / ${most} 个字符`,
  missingTitle: '请填写标题。',
  longTitle: (most: number) => `最多 ${most} 个字符。`,
  summaryHint: '显示在文章列表中，使用 Markdown。',
  tagsHint: (most: number) => `最多 ${most} 个，按回车或逗号确认。`,
  removeTag: (tag: string) => `移除“${tag}”`,
  pinnedHint: '始终显示在列表最前面。',
}
