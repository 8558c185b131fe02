import { get, json } from '../call.ts'
import { roomPersonModel, roomResultsModel, roomTeamModel } from '../models/room-pages.ts'
import { int, text } from '../schema.ts'

const rules = {
  role: 'Monitor',
  errors: [400, 401, 403, 404, 429],
  extension: 'room-pages',
} as const

/** The id is that of the participation, in any status: rejected teams have a page too. */
export const getRoomTeam = get('/api/game/{id}/overview/teams/{participationId}', {
  ...rules,
  params: { id: int(), participationId: int() },
  answer: json(roomTeamModel),
})
export const getRoomPerson = get('/api/game/{id}/overview/people/{userId}', {
  ...rules,
  params: { id: int(), userId: text() },
  answer: json(roomPersonModel),
})
/** Includes solves that a freeze hides, because only monitors may read it. */
export const getRoomResults = get('/api/game/{id}/overview/challenges/{challengeId}', {
  ...rules,
  params: { id: int(), challengeId: int() },
  answer: json(roomResultsModel),
})
