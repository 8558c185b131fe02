import { file, get, json } from '../call.ts'
import { teamPairs } from '../models/team-pairs.ts'
import { int } from '../schema.ts'

const rules = {
  role: 'Monitor',
  errors: [400, 401, 403, 404, 429],
  extension: 'team-pairs',
} as const

/** Up to 100 pairs of teams that may have worked together, with the reasons. */
export const listTeamPairs = get('/api/game/{id}/pairs', {
  ...rules,
  params: { id: int() },
  answer: json(teamPairs),
})
/**
 * A ZIP about two teams of the game: their members, what links them, all flags that they sent, and for
 * administrators the audit of both. Whoever downloads it is in the audit.
 */
export const downloadEvidence = get('/api/game/{id}/pairs/{participationId}/{otherId}/evidence', {
  ...rules,
  params: { id: int(), participationId: int(), otherId: int() },
  answer: file('application/zip'),
})
