import { get, json } from '../call.ts'
import { liveOverviewModel } from '../models/live-overview.ts'
import { int } from '../schema.ts'

/** At most two seconds old: all monitors share one count, because counting reads the whole game. */
export const getLiveOverview = get('/api/game/{id}/overview', {
  role: 'Monitor',
  params: { id: int() },
  answer: json(liveOverviewModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'live-overview',
})
