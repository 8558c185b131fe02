import { bool, int, iso, list, model, nullable, text, type Wire } from '../schema.ts'

export const addressedNoticeInput = model('AddressedNoticeInput', {
  content: text({ required: true }),
  /** When it comes out, in the time of the game. Null: at once. */
  at: nullable(iso()),
  /** Ids of participations. Null: all. */
  teams: nullable(list(int())),
})
export type AddressedNoticeInput = Wire<typeof addressedNoticeInput>

const noticeTeam = model('NoticeTeam', { id: int(), name: text() })

export const addressedNotice = model('AddressedNotice', {
  id: int(),
  content: text(),
  time: iso(),
  /** False: no player can see it yet. */
  isOut: bool(),
  /** Teams that were deleted are missing. Null: all. */
  teams: nullable(list(noticeTeam)),
})
export type AddressedNotice = Wire<typeof addressedNotice>
