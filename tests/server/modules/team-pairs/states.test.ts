import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PairState } from '#contract/models/pair-states.ts'
import type { TeamPairs } from '#contract/models/team-pairs.ts'
import type { Team } from '../monitor/monitor.world.ts'
import { pairWorld, type PairWorld } from './team-pairs.world.ts'

let world: PairWorld
beforeEach(async () => {
  world = await pairWorld()
  await world.cheat(world.terns, world.gulls, 50)
})
afterEach(() => world.close())

const set = (
  name: string,
  [one, other]: readonly [Team, Team],
  state: PairState,
  was: PairState,
  of = world.gameId,
) =>
  world.say(
    name,
    'PUT',
    `/api/game/${of}/pairs/${one.participationId}/${other.participationId}/state`,
    { state, was },
    'en',
  )
const stateOf = async () => {
  const state = (await world.pairs()).pairs[0]?.state
  return state && [state.state, state.by]
}

test('each organiser sees the state and who set it, in whatever order the teams are named', async () => {
  const { gulls, terns } = world
  expect(await stateOf()).toBeUndefined()
  const taken = await set('eve', [gulls, terns], 'InHand', 'Open')
  expect([taken.statusCode, taken.json<TeamPairs>().pairs[0]?.state?.by]).toEqual([200, 'eve'])
  expect(await stateOf()).toEqual(['InHand', 'eve'])
  expect((await set('root', [terns, gulls], 'Dismissed', 'InHand')).statusCode).toBe(200)
  expect(await stateOf()).toEqual(['Dismissed', 'root'])
  const at = (await world.pairs()).pairs[0]?.state?.at ?? ''
  expect(Date.parse(at)).toBe(world.server.clock.now())
})

test('an undo leaves nothing behind', async () => {
  const pair = [world.gulls, world.terns] as const
  await set('eve', pair, 'Dismissed', 'Open')
  expect((await set('eve', pair, 'Open', 'Dismissed')).statusCode).toBe(200)
  expect(await stateOf()).toBeUndefined()
})

test('who saw an old state is refused, and the state of the other organiser stays', async () => {
  const pair = [world.gulls, world.terns] as const
  await set('root', pair, 'InHand', 'Open')
  const late = await set('eve', pair, 'Dismissed', 'Open')
  expect([late.statusCode, late.json<{ title: string }>().title]).toEqual([
    409,
    'Another organiser has just changed this pair',
  ])
  expect(await stateOf()).toEqual(['InHand', 'root'])
})

test('of two organisers at once, one wins', async () => {
  const pair = [world.gulls, world.terns] as const
  const both = await Promise.all([
    set('root', pair, 'InHand', 'Open'),
    set('eve', [pair[1], pair[0]], 'Dismissed', 'Open'),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('players, unknown teams, a team with itself and teams of another game are refused', async () => {
  const { gulls, terns, owls, gameId } = world
  expect((await set('ada', [gulls, terns], 'Dismissed', 'Open')).statusCode).toBe(403)
  const nobody = { ...owls, participationId: 99_999 }
  expect((await set('eve', [gulls, nobody], 'Dismissed', 'Open')).statusCode).toBe(404)
  expect((await set('eve', [gulls, gulls], 'Dismissed', 'Open')).statusCode).toBe(404)
  const other = await world.gameWith('Harbour', { title: 'Other' })
  expect((await set('eve', [gulls, terns], 'Dismissed', 'Open', other.gameId)).statusCode).toBe(404)
  expect((await set('eve', [gulls, terns], 'Dismissed', 'Open', 99_999)).statusCode).toBe(404)
  expect(gameId).not.toBe(other.gameId)
  expect(await stateOf()).toBeUndefined()
})

test('a ban names who decided, until it is lifted, and the state stays below it', async () => {
  const { gulls, terns, gameId } = world
  await set('eve', [gulls, terns], 'InHand', 'Open')
  const bannedBy = async () => (await world.pairs()).pairs[0]?.teams.map((team) => team.bannedBy)
  const rule = (status: string) =>
    world.say('root', 'PUT', `/api/admin/participation/${terns.participationId}/${status}`)
  expect((await rule('Suspended')).statusCode).toBe(200)
  expect(await bannedBy()).toEqual([undefined, 'root'])
  expect((await rule('Accepted')).statusCode).toBe(200)
  expect(await bannedBy()).toEqual([undefined, undefined])
  const reviewed = await world.say('root', 'PUT', `/api/edit/games/${gameId}/teams/reviewed`, {
    status: 'Suspended',
    teams: [{ id: gulls.participationId, status: 'Accepted' }],
  })
  expect(reviewed.statusCode).toBe(200)
  expect(await bannedBy()).toEqual(['root', undefined])
  expect(await stateOf()).toEqual(['InHand', 'eve'])
})

test('each change is in the audit, and an unchanged state is none', async () => {
  const { gulls, terns, gameId } = world
  await set('eve', [gulls, terns], 'InHand', 'Open')
  await set('eve', [gulls, terns], 'InHand', 'InHand')
  const log = await world.say('root', 'GET', `/api/edit/games/${gameId}/audit?count=50`)
  const acts = log.json<{ act: string; actor: string; name: string }[]>()
  expect(
    acts.filter(({ act }) => act === 'PairStateChanged').map(({ actor, name }) => [actor, name]),
  ).toEqual([['eve', 'Gulls']])
})
