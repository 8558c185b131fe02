import { POST_TITLE_MAX } from '../rules/post.ts'
import { absent, bool, fieldsAnd, iso, keep, list, model, nullable, text, type Wire } from '../schema.ts'

/**
 * In a change, what is null or left out stays as it is; '' and [] clear it. On the base wire nothing clears,
 * and null is refused. The pin falls off when it is not sent.
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
  /** Of the last change. */
  time: iso(),
})
export type PostInfoModel = Wire<typeof postInfoModel>

export const postDetailModel = model('PostDetailModel', fieldsAnd(postInfoModel, { content: text() }))
export type PostDetailModel = Wire<typeof postDetailModel>
