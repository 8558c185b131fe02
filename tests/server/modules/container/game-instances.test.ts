import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameInstanceModel, InstanceActResultModel } from '#contract/models/game-instance.ts'
import { PROLONG_MS } from '#contract/rules/container.ts'
import { leftBy } from '../audit/audit.world.ts'
import { containerWorld, type ContainerWorld, type Place, type Player } from './container.world.ts'

let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())

const list = async (gameId: number, cookie = world.root) =>
  (await world.say(cookie, 'GET', `/api/game/${gameId}/containers/all`)).json<GameInstanceModel[]>()
const states = async (gameId: number) =>
  (await list(gameId)).map(({ state, participationId }) => [state, participationId])
const keyOf = ({ participationId }: Player, { challengeId }: Place) => ({ participationId, challengeId })
async function act(gameId: number, name: string, keys: readonly object[]) {
  const answer = await world.say(world.root, 'PUT', `/api/edit/games/${gameId}/instances/${name}`, keys)
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<InstanceActResultModel>()
}
async function aGame() {
  const gameId = await world.game()
  const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
  return { gameId, ann, ben, place: await world.box(gameId) }
}

async function failedStart(player: Player, place: Place) {
  world.provider.fault = () => ({ message: 'no image', isMade: false, fault: 'ImageMissing' })
  expect((await world.inTime(world.start(player, place))).statusCode).toBe(400)
  world.provider.fault = () => null
}

test('lists those that failed, wait and run, of this game only', async () => {
  const { gameId, ann, ben, place } = await aGame()
  const other = await aGame()
  await world.started(other.ann, other.place)
  await world.started(ann, place)
  await failedStart(ben, place)
  expect((await list(gameId)).map(({ state }) => state)).toEqual(['Failed', 'Running'])
  const [failed, running] = await list(gameId)
  expect(failed).toMatchObject({ participationId: ben.participationId, entry: null, expectStopAt: null })
  expect(running).toMatchObject({ participationId: ann.participationId, user: ann.name })
  expect(running?.entry).toMatch(/:\d+$/)
})
test('a restart gives a new container, also to one that failed, as one act in the log', async () => {
  const { gameId, ann, ben, place } = await aGame()
  const before = await world.started(ann, place)
  await failedStart(ben, place)
  const keys = [
    keyOf(ann, place),
    keyOf(ben, place),
    { participationId: ann.participationId, challengeId: 1e6 },
  ]
  const left = await leftBy(world.server, async () =>
    expect(await act(gameId, 'restarted', keys)).toEqual({ done: 2, gone: 1 }),
  )
  expect(left.map((row) => [row.act, row.gameId])).toEqual([['InstancesRestarted', gameId]])
  await world.until(async () => (await list(gameId)).every(({ state }) => state === 'Running'))
  const now = await list(gameId)
  expect(now).toHaveLength(2)
  expect(now.map(({ entry }) => entry)).not.toContain(before.entry)
})
test('two hours more', async () => {
  const { gameId, ann, place } = await aGame()
  const { expectStopAt } = await world.started(ann, place)
  expect(await act(gameId, 'prolonged', [keyOf(ann, place)])).toEqual({ done: 1, gone: 0 })
  const [running] = await list(gameId)
  expect(Date.parse(running?.expectStopAt ?? '')).toBe(Date.parse(expectStopAt) + PROLONG_MS)
})
test('stopped ones are gone, and the team hears of it', async () => {
  const { gameId, ann, ben, place } = await aGame()
  await world.started(ann, place)
  await world.started(ben, place)
  expect(await act(gameId, 'stopped', [keyOf(ann, place), keyOf(ann, place)])).toEqual({ done: 1, gone: 1 })
  expect(await states(gameId)).toEqual([['Running', ben.participationId]])
  expect((await world.news(ann)).at(-1)).toBe('Destroyed')
})
test('an instance of another game is not touched', async () => {
  const { ann, place, gameId } = await aGame()
  const other = await aGame()
  await world.started(ann, place)
  expect(await act(other.gameId, 'stopped', [keyOf(ann, place)])).toEqual({ done: 0, gone: 1 })
  expect(await list(gameId)).toHaveLength(1)
})
