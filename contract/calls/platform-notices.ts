import { del, get, json, post } from '../call.ts'
import { platformNotice, platformNoticeInput } from '../models/platform-notice.ts'
import { int, list } from '../schema.ts'

const rules = { role: 'Admin', extension: 'platform-notices' } as const

/** The notices to the whole platform, the newest first. */
export const listPlatformNotices = get('/api/admin/notices', {
  ...rules,
  answer: json(list(platformNotice)),
  errors: [401, 403, 429],
})
/** Shows a notice on every page, at once or at a time. `GET /api/config` has the one that is shown. */
export const sendPlatformNotice = post('/api/admin/notices', {
  ...rules,
  caution: { asks: ['publish-to-platform'] },
  body: json(platformNoticeInput),
  answer: json(platformNotice),
  errors: [400, 401, 403, 404, 415, 429],
})
/** Cancels a planned notice, or takes a shown one from every page. */
export const deletePlatformNotice = del('/api/admin/notices/{id}', {
  ...rules,
  caution: { asks: ['withdraw-platform-notice'] },
  params: { id: int() },
  errors: [400, 401, 403, 404, 429],
})
