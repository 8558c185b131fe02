import { get, json } from '../call.ts'
import { boardModel } from '../models/board.ts'
import { ctftimeModel } from '../models/ctftime.ts'
import { scoreboardItem } from '../models/scoreboard.ts'
import { absent, bool, int } from '../schema.ts'

const game = { id: int() }
/** True includes solves that a freeze hides from the public; monitors only (extension `freeze`). */
const audience = { full: absent(bool(), false) }

/** The scoreboard in its compact form, which is far smaller than the base form. */
export const getBoard = get('/api/game/{id}/board', {
  role: null,
  params: game,
  query: audience,
  answer: json(boardModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'board',
})
/** One team's row. It names the user of each solve, which the board does not. */
export const getBoardTeam = get('/api/game/{id}/board/teams/{teamId}', {
  role: null,
  params: { ...game, teamId: int() },
  query: audience,
  answer: json(scoreboardItem),
  errors: [400, 401, 403, 404, 429],
  extension: 'board',
})
export const exportStandings = get('/api/game/{id}/ctftime', {
  role: null,
  params: game,
  query: audience,
  answer: json(ctftimeModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'ctftime',
})
