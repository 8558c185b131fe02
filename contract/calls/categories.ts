import { get, json, put } from '../call.ts'
import { ownCategories } from '../models/category.ts'
import { int } from '../schema.ts'

const game = { id: int() }

/** Every user who may see the game may read its categories. */
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
/** Replaces all of them. A missing category gets its built-in label and colour. */
export const setCategories = put('/api/edit/games/{id}/categories', {
  role: 'Admin',
  caution: { undoable: 'Save again.' },
  params: game,
  body: json(ownCategories),
  answer: json(ownCategories),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'own-categories',
})
