import { file, get, json } from '../call.ts'
import { arrayResponse } from '../models/envelope.ts'
import {
  rosterTeamModel,
  teamDeletionModel,
  teamKindNames,
  teamSortNames,
  userCountsModel,
  userDeletionModel,
  userKindNames,
  userSortNames,
} from '../models/roster.ts'
import { userInfoModel } from '../models/user.ts'
import { absent, bool, int, key, text } from '../schema.ts'

/** The hint matches the same fields as the search of the base wire. An empty hint matches every user. */
const users = {
  hint: absent(text({ max: 320 }), ''),
  kind: absent(userKindNames, 'Everybody'),
  sort: absent(userSortNames, 'Name'),
  desc: absent(bool(), false),
}
/** The hint is part of the name of the team or of a member, in any case. An empty hint matches every team. */
const teams = {
  hint: absent(text({ max: 320 }), ''),
  kind: absent(teamKindNames, 'All'),
  sort: absent(teamSortNames, 'Created'),
  desc: absent(bool(), false),
}
const page = { count: absent(int({ min: 0 }), 50), skip: absent(int({ min: 0 }), 0) }

/** `total` counts all matches, and not only the page. */
export const siftUsers = get('/api/admin/roster/users', {
  role: 'Admin',
  query: { ...users, ...page },
  answer: json(arrayResponse(userInfoModel)),
  errors: [400, 401, 403, 429],
  extension: 'roster',
})
export const countUsers = get('/api/admin/roster/users/counts', {
  role: 'Admin',
  answer: json(userCountsModel),
  errors: [401, 403, 429],
  extension: 'user-views',
})
export const siftTeams = get('/api/admin/roster/teams', {
  role: 'Admin',
  query: { ...teams, ...page },
  answer: json(arrayResponse(rosterTeamModel)),
  errors: [400, 401, 403, 429],
  extension: 'roster',
})
export const exportUsers = get('/api/admin/roster/users/file', {
  role: 'Admin',
  query: users,
  answer: file('text/csv'),
  errors: [400, 401, 403, 429],
  extension: 'roster',
})
export const exportTeams = get('/api/admin/roster/teams/file', {
  role: 'Admin',
  query: teams,
  answer: file('text/csv'),
  errors: [400, 401, 403, 429],
  extension: 'roster',
})
/** The effects of a deletion, for its confirm dialog. This call deletes nothing. */
export const weighUserDeletion = get('/api/admin/roster/users/{userid}/deletion', {
  role: 'Admin',
  params: { userid: key('guid') },
  answer: json(userDeletionModel),
  errors: [401, 403, 404, 429],
  extension: 'roster',
})
export const weighTeamDeletion = get('/api/admin/roster/teams/{id}/deletion', {
  role: 'Admin',
  params: { id: int() },
  answer: json(teamDeletionModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'roster',
})
