import { POST_TITLE_MAX } from '../rules/post.ts'
import { absent, bool, fieldsAnd, iso, keep, list, model, nullable, text, type Wire } from '../schema.ts'

/**
 * Null and missing fields stay as they are, '' and [] clear them. The base wire has no way to clear a field
 * and rejects null. A missing pin unpins the post.
 */
export const postEditModel = model('PostEditModel', {
  title: text({ required: true, max: POST_TITLE_MAX, clear: 'line' }),
  summary: keep(text()),
  content: keep(text()),
  tags: keep(list(text({ clear: 'line' }))),
  isPinned: absent(bool(), false),
})
export type PostEditModel = Wire<typeof postEditModel>

export const postInfoModel = model('PostInfoModel', {
  /** Exactly eight characters: base clients reject other lengths. */
  id: text(),
  title: text(),
  summary: text(),
  isPinned: bool(),
  tags: nullable(list(text())),
  authorAvatar: nullable(text()),
  /** Null: the account of the author was deleted. */
  authorName: nullable(text()),
  time: iso(),
})
export type PostInfoModel = Wire<typeof postInfoModel>

export const postDetailModel = model('PostDetailModel', fieldsAnd(postInfoModel, { content: text() }))
export type PostDetailModel = Wire<typeof postDetailModel>
