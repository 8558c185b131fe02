import { del, json, post, put } from '../call.ts'
import { roomTeamModel } from '../models/room-pages.ts'
import {
  teamCaptainInput,
  teamEntryInput,
  teamEntryModel,
  teamMemberInput,
  teamOrganizationInput,
} from '../models/team-changes.ts'
import { absent, bool, int, key } from '../schema.ts'

const team = { id: int(), participationId: int() }
const changing = {
  role: 'Admin',
  caution: { form: 'The dialog says what the change means. The page of the team can undo it.' },
  answer: json(roomTeamModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'team-changes',
} as const

export const setTeamOrganization = put('/api/edit/games/{id}/teams/{participationId}/organization', {
  ...changing,
  params: team,
  body: json(teamOrganizationInput),
})
/** The new captain must be a member. This works for a locked team too, because its captain may be absent. */
export const setTeamCaptain = put('/api/edit/games/{id}/teams/{participationId}/captain', {
  ...changing,
  params: team,
  body: json(teamCaptainInput),
})
/**
 * Makes the user a member who plays. A user who plays for another team of the game leaves that team. Solves
 * stay with the team that made them.
 */
export const addTeamMember = put('/api/edit/games/{id}/teams/{participationId}/members/{userId}', {
  ...changing,
  params: { ...team, userId: key('guid') },
  body: json(teamMemberInput),
})
/** The user leaves the team, and its games that have not ended. */
export const removeTeamMember = del('/api/edit/games/{id}/teams/{participationId}/members/{userId}', {
  ...changing,
  params: { ...team, userId: key('guid') },
  query: { isOverLock: absent(bool(), false) },
  errors: [400, 401, 403, 404, 429],
})
/** Puts a team into the game as approved, with all members who do not play for another team. */
export const enterTeam = post('/api/edit/games/{id}/teams', {
  ...changing,
  caution: { form: 'The dialog says who plays from now on. A ban of the team takes it out.' },
  params: { id: int() },
  body: json(teamEntryInput),
  answer: json(teamEntryModel),
})
