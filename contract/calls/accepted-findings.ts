import { get, json, put } from '../call.ts'
import { acceptedFinding, findingAcceptanceInput } from '../models/accepted-findings.ts'
import { int, list } from '../schema.ts'

const rules = {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(acceptedFinding)),
  extension: 'accepted-findings',
} as const

/**
 * A call of its own, because the check is slow. The list may name findings that the check no longer reports.
 */
export const listAcceptedFindings = get('/api/edit/games/{id}/opening-check/accepted', {
  ...rules,
  errors: [400, 401, 403, 404, 429],
})
/** Accepts a finding as it is, or withdraws the acceptance. Errors stay open even if they are accepted. */
export const acceptFinding = put('/api/edit/games/{id}/opening-check/accepted', {
  ...rules,
  caution: { undoable: 'Take the acceptance back, or accept it again.' },
  body: json(findingAcceptanceInput),
  errors: [400, 401, 403, 404, 415, 429],
})
