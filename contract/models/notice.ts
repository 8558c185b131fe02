import { int, iso, model, names, text, type Wire } from '../schema.ts'

export const NOTICE_TYPES = [
  'Normal',
  'FirstBlood',
  'SecondBlood',
  'ThirdBlood',
  'NewHint',
  'NewChallenge',
] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]
export const noticeTypeNames = names('NoticeType', NOTICE_TYPES)

/** Base clients show `content` as it is. The client of Vexil removes the medal of a blood notice. */
export const gameNotice = model('GameNotice', {
  id: int(),
  type: noticeTypeNames,
  content: text(),
  time: iso(),
})
export type GameNotice = Wire<typeof gameNotice>

export const gameNoticeModel = model('GameNoticeModel', { content: text({ required: true }) })
export type GameNoticeModel = Wire<typeof gameNoticeModel>
