import { get, json } from '../call.ts'
import { openingFinding } from '../models/opening-check.ts'
import { int, list } from '../schema.ts'

/** The most severe findings first; [] if there are none. */
export const checkOpening = get('/api/edit/games/{id}/opening-check', {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(openingFinding)),
  errors: [400, 401, 403, 404, 429],
  extension: 'opening-check',
})
