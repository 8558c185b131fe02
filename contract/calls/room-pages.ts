import { get, json } from '../call.ts'
import { roomPersonModel, roomResultsModel, roomTeamModel } from '../models/room-pages.ts'
import { int, text } from '../schema.ts'

const rules = {
  role: 'Monitor',
  errors: [400, 401, 403, 404, 429],
  extension: 'room-pages',
} as const

/** A team in the game by its participation, in any state. */
export const getRoomTeam = get('/api/game/{id}/overview/teams/{participationId}', {
  ...rules,
  params: { id: int(), participationId: int() },
  answer: json(roomTeamModel),
})
/** A user who plays in the game, or has played. 404 for all others. */
export const getRoomPerson = get('/api/game/{id}/overview/people/{userId}', {
  ...rules,
  params: { id: int(), userId: text() },
  answer: json(roomPersonModel),
})
/** Counts solves that a freeze hides. */
export const getRoomResults = get('/api/game/{id}/overview/challenges/{challengeId}', {
  ...rules,
  params: { id: int(), challengeId: int() },
  answer: json(roomResultsModel),
})
