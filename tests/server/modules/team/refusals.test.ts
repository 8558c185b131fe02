import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/rules/language.ts'
import { teamZh } from '#server/http/titles/team.zh.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

const NONE = 2147483647
const HEX = 'f'.repeat(32)
let world: TeamWorld
const ids = { free: 0, locked: 0 }
beforeAll(async () => {
  world = await teamWorld()
  ids.free = await world.team('Free', 'ann', 'ben')
  ids.locked = await world.team('Locked', 'ann', 'ben')
  await world.people('dan')
  for (const name of ['One', 'Two', 'Three']) await world.team(name, 'ben')
  await world.enter(await world.game(), ids.locked, ['ann'])
  await world.server.store.teams.setLocked(ids.locked, true)
})
afterAll(() => world.close())

type Said = Parameters<TeamWorld['say']>
type Key = keyof typeof teamZh
/** Every message of this module, with a call that causes it and changes nothing. */
const REFUSALS: Readonly<Record<string, readonly [Key, number, () => Said, object?]>> = {
  'a look at no team': ['teamMissing', 404, () => [null, 'GET', `/api/team/${NONE}`]],
  'a change of no team': ['teamMissing', 400, () => ['ann', 'PUT', `/api/team/${NONE}`, {}]],
  'deleting no team': ['teamMissing', 400, () => ['ann', 'DELETE', `/api/team/${NONE}`]],
  'handing over no team': [
    'teamMissing',
    400,
    () => ['ann', 'PUT', `/api/team/${NONE}/transfer`, { newCaptainId: 'x' }],
  ],
  'the code of no team': ['teamMissing', 400, () => ['ann', 'GET', `/api/team/${NONE}/invite`]],
  'a new code of no team': ['teamMissing', 400, () => ['ann', 'PUT', `/api/team/${NONE}/invite`]],
  'kicking from no team': ['teamMissing', 400, () => ['ann', 'POST', `/api/team/${NONE}/kick/x`]],
  'leaving no team': ['teamMissing', 400, () => ['ann', 'POST', `/api/team/${NONE}/leave`]],
  'a locked team': ['teamLocked', 400, () => ['ann', 'DELETE', `/api/team/${ids.locked}`]],
  'no name': ['teamNameEmpty', 400, () => ['dan', 'POST', '/api/team', {}]],
  'a blank name': ['teamNameEmpty', 400, () => ['ann', 'PUT', `/api/team/${ids.free}`, { name: ' ' }]],
  'a member who plays captain': ['notCaptain', 403, () => ['ben', 'PUT', `/api/team/${ids.free}`, {}]],
  'a second team': ['captainAlready', 400, () => ['ann', 'POST', '/api/team', { name: 'x' }]],
  'a fourth captaincy': [
    'captainLimit',
    400,
    () => ['ann', 'PUT', `/api/team/${ids.free}/transfer`, { newCaptainId: world.idOf('ben') }],
  ],
  'a captain who leaves': ['captainStays', 400, () => ['ann', 'POST', `/api/team/${ids.free}/leave`]],
  'an unknown new captain': [
    'userMissing',
    400,
    () => ['ann', 'PUT', `/api/team/${ids.free}/transfer`, { newCaptainId: 'x' }],
  ],
  'kicking a stranger': [
    'userNotMember',
    400,
    () => ['ann', 'POST', `/api/team/${ids.free}/kick/${world.idOf('dan')}`],
  ],
  'leaving a team of others': ['youNotMember', 400, () => ['dan', 'POST', `/api/team/${ids.free}/leave`]],
  'a second membership': ['memberAlready', 400, () => ['ben', 'POST', '/api/team/accept', codes.free]],
  'what is no code': ['inviteMalformed', 400, () => ['dan', 'POST', '/api/team/accept', 'x']],
  'a code for no team': [
    'inviteTeamMissing',
    400,
    () => ['dan', 'POST', '/api/team/accept', `Ghost:${NONE}:${HEX}`],
    { team: 'Ghost' },
  ],
  'a wrong code': [
    'inviteInvalid',
    400,
    () => ['dan', 'POST', '/api/team/accept', `Free:${ids.free}:${HEX}`],
  ],
}
const codes = { free: '' }
beforeAll(async () => {
  codes.free = (await world.say('ann', 'GET', `/api/team/${ids.free}/invite`)).json()
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(REFUSALS))('%s', async (_, [key, status, ask, fill]) => {
    const [name, method, url, body] = ask()
    expectRefusal(await world.say(name, method, url, body, language), status, key, language, fill)
  })
})
test('no sentence is left out', () => {
  expect([...new Set(Object.values(REFUSALS).map(([key]) => key))].sort()).toEqual(Object.keys(teamZh).sort())
})
