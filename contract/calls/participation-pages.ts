import { get, json } from '../call.ts'
import { participationInfoModel } from '../models/participation.ts'
import { absent, int, list } from '../schema.ts'

/**
 * The list of `listParticipations` in pages of the teams with ids above `after`. A page with fewer rows than
 * requested is the last one.
 */
export const listParticipationPage = get('/api/game/{id}/participations/page', {
  role: 'Admin',
  params: { id: int() },
  query: { after: absent(int({ min: 0 }), 0), count: absent(int({ min: 1, max: 500 }), 200) },
  answer: json(list(participationInfoModel)),
  errors: [400, 401, 403, 404, 429],
  extension: 'participation-pages',
})
