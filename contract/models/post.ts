import { absent, bool, fieldsAnd, iso, list, model, nullable, text, type Wire } from '../schema.ts'

/** What may be left out keeps its old value when empty, so it cannot be cleared; the pin falls off when it is not sent. */
export const postEditModel = model('PostEditModel', {
  title: text({ required: true, max: 50 }),
  summary: absent(text(), ''),
  content: absent(text(), ''),
  tags: absent(list(text()), []),
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
