import { get, json } from '../call.ts'
import { gameTeamModel } from '../models/game-team.ts'
import { int, list } from '../schema.ts'

export const listGameTeams = get('/api/edit/games/{id}/teams', {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(gameTeamModel)),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-teams',
})
