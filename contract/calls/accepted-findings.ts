import { get, json, put } from '../call.ts'
import { acceptedFinding, findingAcceptanceInput } from '../models/accepted-findings.ts'
import { int, list } from '../schema.ts'

const rules = {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(acceptedFinding)),
  extension: 'accepted-findings',
} as const

/** Kept apart from the check, because the check is slow. Some may be about findings that are gone. */
export const listAcceptedFindings = get('/api/edit/games/{id}/opening-check/accepted', {
  ...rules,
  errors: [400, 401, 403, 404, 429],
})
/** Accepts a finding as it is, or takes that back. An acceptance of an error has no effect. */
export const acceptFinding = put('/api/edit/games/{id}/opening-check/accepted', {
  ...rules,
  caution: { undoable: 'Take the acceptance back, or accept it again.' },
  body: json(findingAcceptanceInput),
  errors: [400, 401, 403, 404, 415, 429],
})
