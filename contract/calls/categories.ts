import { get, json, put } from '../call.ts'
import { ownCategories } from '../models/category.ts'
import { int } from '../schema.ts'

const game = { id: int() }

export const getCategories = get('/api/game/{id}/categories', {
  role: null,
  params: game,
  answer: json(ownCategories),
  errors: [400, 404, 429],
  extension: 'own-categories',
})
export const getCategoriesToEdit = get('/api/edit/games/{id}/categories', {
  role: 'Admin',
  params: game,
  answer: json(ownCategories),
  errors: [400, 401, 403, 404, 429],
  extension: 'own-categories',
})
/** Replaces all categories. A missing one gets its built-in label and colour back. */
export const setCategories = put('/api/edit/games/{id}/categories', {
  role: 'Admin',
  caution: { undoable: 'Save again.' },
  params: game,
  body: json(ownCategories),
  answer: json(ownCategories),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'own-categories',
})
