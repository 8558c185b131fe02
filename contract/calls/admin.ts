import { del, file, get, json, post, put } from '../call.ts'
import { profileUserInfoModel } from '../models/account.ts'
import { configEditModel, configEditModelInput } from '../models/config.ts'
import { containerInstanceModel } from '../models/container.ts'
import { arrayResponse } from '../models/envelope.ts'
import { localFile } from '../models/file.ts'
import { logFilter, logMessageModel } from '../models/log.ts'
import { participationStatusNames } from '../models/participation.ts'
import { adminTeamModel, teamInfoModel } from '../models/team.ts'
import { adminUserInfoModel, userCreateModel, userInfoModel } from '../models/user.ts'
import { writeupInfoModel } from '../models/writeup.ts'
import { absent, int, key, list, text } from '../schema.ts'

const user = { userid: key('guid') }
const skip = absent(int({ min: 0 }), 0)
const hundreds = { count: absent(int({ min: 0 }), 100), skip }
const fifties = { count: absent(int({ min: 0 }), 50), skip }
/** Part of a name, or of another searched field. The base wire returns at most thirty matches. */
const hint = text({ required: true })

export const getConfigToEdit = get('/api/admin/config', {
  role: 'Admin',
  answer: json(configEditModel),
  versioned: true,
  errors: [401, 403, 429],
})
export const updateConfig = put('/api/admin/config', {
  role: 'Admin',
  caution: { undoable: 'Save again. The form shows the look as everyone will see it.' },
  body: json(configEditModelInput),
  versioned: true,
  errors: [400, 401, 403, 415, 429],
})

export const listUsers = get('/api/admin/users', {
  role: 'Admin',
  query: hundreds,
  answer: json(arrayResponse(userInfoModel)),
  errors: [400, 401, 403, 429],
})
/**
 * Creates all accounts or none, so that a failed request can be sent again. Existing accounts are updated.
 */
export const createUsers = post('/api/admin/users', {
  role: 'Admin',
  caution: { form: 'The preview shows each line.' },
  body: json(list(userCreateModel)),
  errors: [400, 401, 403, 415, 429],
})
export const searchUsers = post('/api/admin/users/search', {
  role: 'Admin',
  caution: { harmless: 'Nothing changes.' },
  query: { hint },
  answer: json(arrayResponse(userInfoModel)),
  errors: [400, 401, 403, 429],
})
export const getUser = get('/api/admin/users/{userid}', {
  role: 'Admin',
  params: user,
  answer: json(profileUserInfoModel),
  errors: [401, 403, 404, 429],
})
export const updateUser = put('/api/admin/users/{userid}', {
  role: 'Admin',
  caution: { asks: ['deactivate'] },
  params: user,
  body: json(adminUserInfoModel),
  errors: [400, 401, 403, 404, 415, 429],
})
export const deleteUser = del('/api/admin/users/{userid}', {
  role: 'Admin',
  caution: { asks: ['delete-user'] },
  params: user,
  errors: [400, 401, 403, 404, 429],
})
/** Returns the new password. The server stores only its hash, so no later call can return it. */
export const resetUserPassword = del('/api/admin/users/{userid}/password', {
  role: 'Admin',
  caution: { asks: ['reset-password'] },
  params: user,
  answer: json(text()),
  errors: [401, 403, 404, 429],
})

export const listTeams = get('/api/admin/teams', {
  role: 'Admin',
  query: hundreds,
  answer: json(arrayResponse(teamInfoModel)),
  errors: [400, 401, 403, 429],
})
export const searchTeams = post('/api/admin/teams/search', {
  role: 'Admin',
  caution: { harmless: 'Nothing changes.' },
  query: { hint },
  answer: json(arrayResponse(teamInfoModel)),
  errors: [400, 401, 403, 429],
})
/** An unknown team is 400 and not 404, as on the base wire. */
export const updateTeamAsAdmin = put('/api/admin/teams/{id}', {
  role: 'Admin',
  caution: { asks: ['lock-team', 'unlock-team'] },
  params: { id: int() },
  body: json(adminTeamModel),
  errors: [400, 401, 403, 415, 429],
})
export const deleteTeamAsAdmin = del('/api/admin/teams/{id}', {
  role: 'Admin',
  caution: { asks: ['remove-team'] },
  params: { id: int() },
  errors: [400, 401, 403, 404, 429],
})

/** Newest first. An unknown level returns no entries, '' and `All` return all. */
export const listLogs = get('/api/admin/logs', {
  role: 'Admin',
  query: { level: logFilter.level, ...fifties },
  answer: json(list(logMessageModel)),
  errors: [400, 401, 403, 429],
})
export const listFiles = get('/api/admin/files', {
  role: 'Admin',
  query: fifties,
  answer: json(arrayResponse(localFile)),
  errors: [400, 401, 403, 429],
})

/** Containers of teams, oldest first. */
export const listContainers = get('/api/admin/instances', {
  role: 'Admin',
  answer: json(arrayResponse(containerInstanceModel)),
  errors: [401, 403, 429],
})
export const destroyContainerAsAdmin = del('/api/admin/instances/{id}', {
  role: 'Admin',
  caution: { asks: ['destroy-containers'] },
  params: { id: key('guid') },
  errors: [400, 401, 403, 404, 429],
})

export const setParticipationStatus = put('/api/admin/participation/{id}/{status}', {
  role: 'Admin',
  caution: { asks: ['accept-teams', 'reject-teams', 'suspend-teams'] },
  params: { id: int(), status: participationStatusNames },
  errors: [400, 401, 403, 404, 429],
})
/**
 * `id` is the id of the game. The latest upload comes first. With the extension `writeups`,
 * administrators get a PDF as a page instead of a download.
 */
export const listWriteups = get('/api/admin/writeups/{id}', {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(writeupInfoModel)),
  errors: [400, 401, 403, 404, 429],
})
/** One ZIP, streamed; empty if there are no writeups. */
export const downloadWriteups = get('/api/admin/writeups/{id}/all', {
  role: 'Admin',
  params: { id: int() },
  answer: file('application/zip'),
  errors: [400, 401, 403, 404, 429],
})
