import { file, form, get, json, post } from '../call.ts'
import { gameCloneModel } from '../models/game-clone.ts'
import { gameInfoModel } from '../models/game-edit.ts'
import { int } from '../schema.ts'

/**
 * One ZIP with all that organisers write of a game, its flags too: to be kept secret. 400 where it is too
 * large for one.
 */
export const exportGame = get('/api/edit/games/{id}/archive', {
  role: 'Admin',
  params: { id: int() },
  answer: file('application/zip'),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-archive',
})
/** Wholly or not at all. The new game has keys of its own. */
export const importGame = post('/api/edit/games/import', {
  role: 'Admin',
  body: form('file'),
  answer: json(gameInfoModel),
  versioned: true,
  errors: [400, 401, 403, 415, 429],
  extension: 'game-archive',
})
/** Hidden, its challenges disabled, and without the notices: those were told to other people. */
export const cloneGame = post('/api/edit/games/{id}/clone', {
  role: 'Admin',
  params: { id: int() },
  body: json(gameCloneModel),
  answer: json(gameInfoModel),
  versioned: true,
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'game-clone',
})
