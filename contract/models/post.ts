import { POST_TITLE_MAX } from '../rules/post.ts'
import { absent, bool, fieldsAnd, iso, keep, list, model, nullable, text, type Wire } from '../schema.ts'

/**
 * A change keeps null and missing fields; '' and [] clear them. On the base wire nothing clears a field, and
 * null is rejected. A missing pin unpins the post.
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
  /** Exactly eight characters, or clients do not find it. */
  id: text(),
  title: text(),
  summary: text(),
  isPinned: bool(),
  tags: nullable(list(text())),
  authorAvatar: nullable(text()),
  /** Null when the author is gone. */
  authorName: nullable(text()),
  /** The time of the last change. */
  time: iso(),
})
export type PostInfoModel = Wire<typeof postInfoModel>

export const postDetailModel = model('PostDetailModel', fieldsAnd(postInfoModel, { content: text() }))
export type PostDetailModel = Wire<typeof postDetailModel>
