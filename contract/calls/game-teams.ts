import { get, json } from '../call.ts'
import { gameTeamModel } from '../models/game-team.ts'
import { int, list } from '../schema.ts'

/** One row for each participation of the game, in any status. */
export const listGameTeams = get('/api/edit/games/{id}/teams', {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(gameTeamModel)),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-teams',
})
