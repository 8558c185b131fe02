import { file, get, json, put } from '../call.ts'
import { pairStateInput, pairTry, teamPairs } from '../models/team-pairs.ts'
import { int, list } from '../schema.ts'

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
/** The newest 1,000 submissions of two teams of the game, oldest first. */
export const listPairTries = get('/api/game/{id}/pairs/{participationId}/{otherId}/tries', {
  role: 'Monitor',
  params: { id: int(), participationId: int(), otherId: int() },
  answer: json(list(pairTry)),
  errors: [400, 401, 403, 404, 429],
  extension: 'pair-tries',
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
/** Says whether somebody looks into the two teams, or has dismissed them. 409: another organiser was faster. */
export const setPairState = put('/api/game/{id}/pairs/{participationId}/{otherId}/state', {
  role: 'Monitor',
  caution: { undoable: 'Set the state as it was.' },
  params: { id: int(), participationId: int(), otherId: int() },
  body: json(pairStateInput),
  answer: json(teamPairs),
  errors: [400, 401, 403, 404, 409, 415, 429],
  extension: 'pair-states',
})
