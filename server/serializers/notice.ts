import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import type { Notice } from '#server/store/notices.ts'

export const toGameNotice = ({ id, type, content, at }: Notice): GameNotice => ({
  id,
  type,
  content,
  time: toIso(at),
})
