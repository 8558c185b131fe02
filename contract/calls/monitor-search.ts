import { get, json } from '../call.ts'
import { gameEvent } from '../models/event.ts'
import { answerResultNames, submission } from '../models/submission.ts'
import { absent, bool, int, list, optional, text } from '../schema.ts'

const search = {
  /** Part of a name, a title or an answer, in any case. */
  text: text({ required: true, max: 256 }),
  /** False: answers do not match, so that a search on a shared screen cannot guess a flag. */
  answers: absent(bool(), true),
  count: absent(int({ min: 0 }), 100),
  skip: absent(int({ min: 0 }), 0),
}
const errors = [400, 401, 403, 404, 429] as const

/** Searches all stored events, not only those that a page has loaded. The order is that of `listEvents`. */
export const findEvents = get('/api/game/{id}/events/found', {
  role: 'Monitor',
  params: { id: int() },
  query: { ...search, hideContainer: absent(bool(), false) },
  answer: json(list(gameEvent)),
  errors,
  extension: 'monitor-search',
})
/**
 * Searches all stored submissions, not only those that a page has loaded. The order is that of
 * `listSubmissions`.
 */
export const findSubmissions = get('/api/game/{id}/submissions/found', {
  role: 'Monitor',
  params: { id: int() },
  query: { ...search, type: optional(answerResultNames) },
  answer: json(list(submission)),
  errors,
  extension: 'monitor-search',
})
