import { get, json, optionalJson, post, put } from '../call.ts'
import { freezeModel, freezeWishModel } from '../models/freeze.ts'
import { clockNewsModel } from '../models/schedule.ts'
import { int } from '../schema.ts'

const game = { id: int() }

export const getFreeze = get('/api/edit/games/{id}/freeze', {
  role: 'Admin',
  params: game,
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'freeze',
})
/** `freezeAt` may be in the past, or null for no freeze. Saving a freeze hides revealed solves again. */
export const setFreeze = put('/api/edit/games/{id}/freeze', {
  role: 'Admin',
  caution: { asks: ['lift-freeze'] },
  params: game,
  body: json(freezeWishModel),
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'freeze',
})
/** Publishes all hidden solves. 400 if the board is not frozen. Calling it twice changes nothing. */
export const revealBoard = post('/api/edit/games/{id}/reveal', {
  role: 'Admin',
  caution: { asks: ['reveal-board'] },
  params: game,
  body: optionalJson(clockNewsModel),
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'freeze',
})
