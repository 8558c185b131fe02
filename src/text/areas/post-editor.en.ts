import { fieldLabels } from './field-labels.en.ts'
/** Texts of the administrators' screens of posts. */
export const postEditor = {
  newTitle: 'New post',
  title: 'Edit post',
  toPost: 'View post',
  toPosts: 'All posts',
  write: 'New post',
  edit: 'Edit',
  editOf: (post: string) => `Edit ${post}`,
  pin: 'Pin',
  pinOf: (post: string) => `Pin ${post}`,
  unpin: 'Unpin',
  unpinOf: (post: string) => `Unpin ${post}`,
  delete: 'Delete',
  deleteOf: (post: string) => `Delete ${post}`,
  deleting: 'Deleting…',
  missing: 'Post not found',
  missingText: 'It may have been deleted.',
  field: fieldLabels.post,
  counted: (length: number, most: number) => `${length} of ${most} characters`,
  missingTitle: 'Enter a title.',
  longTitle: (most: number) => `Use at most ${most} characters.`,
  summaryHint: 'Shown in the list of posts. Supports Markdown.',
  tagsHint: (most: number) => `Up to ${most}. Press Enter or type a comma to add a tag.`,
  removeTag: (tag: string) => `Remove ${tag}`,
  pinnedHint: 'Keeps the post at the top of the list.',
}
export type PostEditorWords = typeof postEditor
