import { fieldLabels } from './field-labels.ja.ts'
import type { PostEditorWords } from './post-editor.en.ts'

export const postEditor: PostEditorWords = {
  newTitle: '記事を書く',
  title: '記事の編集',
  toPost: '記事を読む',
  toPosts: 'すべての記事',
  write: '記事を書く',
  edit: '編集',
  editOf: (post: string) => `「${post}」を編集`,
  pin: '固定',
  pinOf: (post: string) => `「${post}」を固定`,
  unpin: '固定を解除',
  unpinOf: (post: string) => `「${post}」の固定を解除`,
  delete: '削除',
  deleteOf: (post: string) => `「${post}」を削除`,
  deleting: '削除中',
  missing: 'この記事は存在しません',
  missingText: '削除された可能性があります。ほかの記事は一覧にあります。',
  field: fieldLabels.post,
  counted: (length: number, most: number) => `${length} / ${most} 文字`,
  missingTitle: 'タイトルを入力してください。',
  longTitle: (most: number) => `${most} 文字以内で入力してください。`,
  summaryHint: '記事の一覧に表示されます。Markdown で記述できます。',
  tagsHint: (most: number) => `${most} 個まで。Enter またはカンマで確定します。`,
  removeTag: (tag: string) => `「${tag}」を削除`,
  pinnedHint: '一覧の先頭に表示し続けます。',
}
