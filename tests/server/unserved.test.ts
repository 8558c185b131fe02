import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { SERVED } from '#server/served.ts'
import { aServer } from './a-server.ts'

/** The calls that answer 501. A call that gets its handler leaves this list; none may come back. */
const UNSERVED = [
  'createUsers',
  'deleteTeamAsAdmin',
  'deleteUser',
  'destroyContainerAsAdmin',
  'downloadWriteups',
  'getUser',
  'listContainers',
  'listLogs',
  'listTeams',
  'listUsers',
  'listWriteups',
  'resetUserPassword',
  'searchTeams',
  'searchUsers',
  'setParticipationStatus',
  'updateTeamAsAdmin',
  'updateUser',
  'destroyTestContainer',
  'startTestContainer',
  'destroyContainer',
  'downloadScoreboardSheet',
  'downloadSubmissionSheet',
  'getAnswerResult',
  'getChallenge',
  'getGameDetails',
  'getScoreboard',
  'getWriteup',
  'joinGame',
  'leaveGame',
  'listCheats',
  'listEvents',
  'listNotices',
  'listParticipations',
  'listSubmissions',
  'prolongContainer',
  'startContainer',
  'submitFlag',
  'uploadWriteup',
]

test('the list is what is left to do', () => {
  const without = Object.entries(ALL_CALLS).flatMap(([name, call]) => (SERVED.has(call) ? [] : [name]))
  expect(without.sort()).toEqual([...UNSERVED].sort())
})
test('every handler is for a call of the contract', () => {
  const all = new Set(Object.values(ALL_CALLS))
  expect([...SERVED].filter((call) => !all.has(call))).toEqual([])
})
test('an unserved call says so, after its checks', async () => {
  const server = await aServer()
  await server.user('ann', 'Admin')
  const cookie = await server.signIn('ann')
  expect((await server.ask('GET', '/api/admin/users')).statusCode).toBe(401)
  const answer = await server.ask('POST', '/api/admin/users', {
    headers: { cookie, 'content-type': 'text/plain', 'accept-language': 'en' },
    payload: '{',
  })
  expect([answer.statusCode, answer.json()]).toEqual([501, { title: 'This function is not available yet', status: 501 }])
  await server.close()
})
