import { del, get, json, post, put } from '../call.ts'
import { addressedNotice, addressedNoticeInput } from '../models/addressed-notice.ts'
import { int, list } from '../schema.ts'

const game = { id: int() }
const notice = { id: int(), noticeId: int() }
const rules = { role: 'Admin', extension: 'addressed-notices' } as const
const writing = [400, 401, 403, 404, 415, 429] as const

/** The notices that are only for some teams, and those that are planned. The newest first. */
export const listAddressedNotices = get('/api/edit/games/{id}/addressed-notices', {
  ...rules,
  params: game,
  answer: json(list(addressedNotice)),
  errors: [400, 401, 403, 404, 429],
})
/**
 * Sends a notice to some teams or to all, at once or at a time. One to all and at once becomes a notice of the
 * base wire.
 */
export const addressNotice = post('/api/edit/games/{id}/addressed-notices', {
  ...rules,
  caution: { asks: ['publish-notice', 'publish-to-teams'] },
  params: game,
  body: json(addressedNoticeInput),
  answer: json(addressedNotice),
  errors: writing,
})
/** Changes a planned notice. 400 if it has come out. */
export const changeAddressedNotice = put('/api/edit/games/{id}/addressed-notices/{noticeId}', {
  ...rules,
  caution: { form: 'No player has seen it, and the form states what changes.' },
  params: notice,
  body: json(addressedNoticeInput),
  answer: json(addressedNotice),
  errors: writing,
})
/** Cancels a planned notice, or takes one away from its teams. */
export const deleteAddressedNotice = del('/api/edit/games/{id}/addressed-notices/{noticeId}', {
  ...rules,
  caution: { asks: ['delete-notice', 'cancel-notice'] },
  params: notice,
  errors: [400, 401, 403, 404, 429],
})
