import { get, json, post } from '../call.ts'
import { attentionActModel, roomOverviewModel } from '../models/room-overview.ts'
import { int } from '../schema.ts'

/** At most two seconds old: all viewers share one count, because counting reads the whole game. */
export const getRoomOverview = get('/api/game/{id}/overview/room', {
  role: 'Monitor',
  params: { id: int() },
  answer: json(roomOverviewModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'room-overview',
})
/**
 * `Take` names the caller. `Snooze` lists the cause separately for half an hour. 404 if the cause is gone.
 */
export const actOnCause = post('/api/game/{id}/attention', {
  role: 'Monitor',
  caution: { undoable: 'Take it, leave it or wake it up.' },
  params: { id: int() },
  body: json(attentionActModel),
  answer: json(roomOverviewModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'room-overview',
})
