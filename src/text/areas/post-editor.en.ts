import { fieldLabels } from './field-labels.en.ts'
/** Texts of the administrators' screens of posts. */
export const postEditor = {
  newTitle: 'New post',
  title: 'Edit post',
  toPost: 'Read the post',
  toPosts: 'All posts',
  write: 'Write a post',
  edit: 'Edit',
  editOf: (post: string) => `Edit ${post}`,
  pin: 'Pin',
  pinOf: (post: string) => `Pin ${post}`,
  unpin: 'Unpin',
  unpinOf: (post: string) => `Unpin ${post}`,
  delete: 'Delete',
  deleteOf: (post: string) => `Delete ${post}`,
  deleting: 'Deleting',
  missing: 'This post does not exist',
  missingText: 'It may have been deleted. All other posts are in the list.',
  field: fieldLabels.post,
  counted: (length: number, most: number) => `${length} of ${most} characters`,
  missingTitle: 'A post needs a title.',
  longTitle: (most: number) => `At most ${most} characters fit.`,
  summaryHint: 'Stands in the list of posts. In Markdown.',
  tagsHint: (most: number) => `At most ${most}. Enter or a comma ends a tag.`,
  removeTag: (tag: string) => `Remove ${tag}`,
  pinnedHint: 'Stays at the top of the list.',
}
export type PostEditorWords = typeof postEditor
