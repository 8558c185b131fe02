import { PLATFORM_NOTICE_MAX } from '../rules/platform-notice.ts'
import { int, iso, model, nullable, text, type Wire } from '../schema.ts'

export const platformNotice = model('PlatformNotice', {
  id: int(),
  content: text(),
  /** When it comes out, or came out. */
  time: iso(),
})
export type PlatformNotice = Wire<typeof platformNotice>

export const platformNoticeInput = model('PlatformNoticeInput', {
  content: text({ required: true, min: 1, max: PLATFORM_NOTICE_MAX, clear: 'line' }),
  /** Null: at once. */
  at: nullable(iso()),
})
export type PlatformNoticeInput = Wire<typeof platformNoticeInput>
