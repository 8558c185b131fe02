import { del, form, get, json, post, put } from '../call.ts'
import { teamInfoModel, teamTransferModel, teamUpdateModel } from '../models/team.ts'
import { int, key, list, text } from '../schema.ts'

const team = { id: int() }

export const getTeam = get('/api/team/{id}', {
  role: null,
  params: team,
  answer: json(teamInfoModel),
  errors: [400, 404, 429],
})
export const listOwnTeams = get('/api/team', {
  role: 'User',
  answer: json(list(teamInfoModel)),
  errors: [401, 403, 429],
})
export const createTeam = post('/api/team', {
  role: 'User',
  caution: { undoable: 'Delete the team.' },
  limit: 'Concurrency',
  body: json(teamUpdateModel),
  answer: json(teamInfoModel),
  errors: [400, 401, 403, 415, 429],
})
/**
 * The calls below are for captains, except `acceptInvite` and `leaveTeam`. All other users get 403, even
 * administrators. An unknown team is 400.
 */
export const updateTeam = put('/api/team/{id}', {
  role: 'User',
  caution: { undoable: 'Save again. The old invite code is valid with the old name.' },
  params: team,
  body: json(teamUpdateModel),
  answer: json(teamInfoModel),
  errors: [400, 401, 403, 415, 429],
})
export const deleteTeam = del('/api/team/{id}', {
  role: 'User',
  params: team,
  errors: [400, 401, 403, 429],
  caution: { asks: ['delete-team'] },
})
export const transferTeam = put('/api/team/{id}/transfer', {
  role: 'User',
  caution: { asks: ['transfer-captaincy'] },
  params: team,
  body: json(teamTransferModel),
  answer: json(teamInfoModel),
  errors: [400, 401, 403, 415, 429],
})
/** Returns the code as `printInviteCode` writes it. */
export const getInviteCode = get('/api/team/{id}/invite', {
  role: 'User',
  params: team,
  answer: json(text()),
  errors: [400, 401, 403, 429],
})
export const refreshInviteCode = put('/api/team/{id}/invite', {
  role: 'User',
  caution: { asks: ['renew-invite'] },
  params: team,
  answer: json(text()),
  errors: [400, 401, 403, 429],
})
export const kickMember = post('/api/team/{id}/kick/{userid}', {
  role: 'User',
  caution: { asks: ['kick-member'] },
  params: { id: int(), userid: key('guid') },
  answer: json(teamInfoModel),
  errors: [400, 401, 403, 429],
})
/** The body is the invite code alone, a JSON string. */
export const acceptInvite = post('/api/team/accept', {
  role: 'User',
  caution: { form: 'The form names the team.' },
  body: json(text({ required: true })),
  errors: [400, 401, 403, 415, 429],
})
export const leaveTeam = post('/api/team/{id}/leave', {
  role: 'User',
  caution: { asks: ['leave-team'] },
  params: team,
  errors: [400, 401, 403, 429],
})
export const uploadTeamAvatar = put('/api/team/{id}/avatar', {
  role: 'User',
  caution: { undoable: 'Upload another.' },
  params: team,
  body: form('file'),
  answer: json(text()),
  errors: [400, 401, 403, 415, 429],
})
