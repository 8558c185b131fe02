import { get, json, post, put } from '../call.ts'
import { freezeModel, freezeWishModel } from '../models/freeze.ts'
import { int } from '../schema.ts'

const game = { id: int() }

export const getFreeze = get('/api/edit/games/{id}/freeze', {
  role: 'Admin',
  params: game,
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'freeze',
})
/**
 * At a moment of the game that may be over already, or not at all; what was revealed before is hidden anew.
 */
export const setFreeze = put('/api/edit/games/{id}/freeze', {
  role: 'Admin',
  params: game,
  body: json(freezeWishModel),
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'freeze',
})
/** Everybody sees everything from now on. 400 where nothing is frozen; a second time changes nothing. */
export const revealBoard = post('/api/edit/games/{id}/reveal', {
  role: 'Admin',
  params: game,
  answer: json(freezeModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'freeze',
})
