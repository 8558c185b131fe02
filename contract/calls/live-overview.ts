import { get, json } from '../call.ts'
import { liveOverviewModel } from '../models/live-overview.ts'
import { int } from '../schema.ts'

/** All monitors get the same figures, at most two seconds old. */
export const getLiveOverview = get('/api/game/{id}/overview', {
  role: 'Monitor',
  params: { id: int() },
  answer: json(liveOverviewModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'live-overview',
})
