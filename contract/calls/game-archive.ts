import { file, form, get, json, post } from '../call.ts'
import { gameCloneModel } from '../models/game-clone.ts'
import { gameInfoModel } from '../models/game-edit.ts'
import { absent, int, text } from '../schema.ts'

/**
 * One ZIP with everything that organisers write of a game, flags too, so it must stay secret. 400 if the game
 * is too large for one archive.
 */
export const exportGame = get('/api/edit/games/{id}/archive', {
  role: 'Admin',
  params: { id: int() },
  /** Only these challenges, written as `1,2,3`; '' for all of them (extension `challenge-acts`). */
  query: { challenges: absent(text({ max: 6000 }), '') },
  answer: file('application/zip'),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-archive',
})
/** All or nothing. The new game gets its own keys. */
export const importGame = post('/api/edit/games/import', {
  role: 'Admin',
  caution: { harmless: 'The game is hidden.' },
  body: form('file'),
  answer: json(gameInfoModel),
  versioned: true,
  errors: [400, 401, 403, 415, 429],
  extension: 'game-archive',
})
/**
 * The clone is hidden, its challenges are disabled, and it has no notices, so that an organiser can prepare
 * it unseen.
 */
export const cloneGame = post('/api/edit/games/{id}/clone', {
  role: 'Admin',
  caution: { harmless: 'The game is hidden.' },
  params: { id: int() },
  body: json(gameCloneModel),
  answer: json(gameInfoModel),
  versioned: true,
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'game-clone',
})
