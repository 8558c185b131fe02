import { get, json } from '../call.ts'
import { submission } from '../models/submission.ts'
import { absent, bool, int, iso, list, optional, text } from '../schema.ts'

/**
 * The submissions of a game with their facts, newest first. `search` may contain words such as `team:owls`.
 * `before` and `below` are the time and the id of the last row on the previous page.
 */
export const listAnswers = get('/api/game/{id}/answers', {
  role: 'Monitor',
  params: { id: int() },
  query: {
    search: absent(text({ max: 256 }), ''),
    /** False: answers and addresses do not match, so that a search on a shared screen cannot guess them. */
    answers: absent(bool(), true),
    count: absent(int({ min: 1, max: 500 }), 100),
    before: optional(iso()),
    below: optional(int()),
  },
  answer: json(list(submission)),
  errors: [400, 401, 403, 404, 429],
  extension: 'answer-list',
})
