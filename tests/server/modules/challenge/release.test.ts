import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
let gameId: number
const beside: TestServer[] = []
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
beforeEach(async () => {
  ;({ gameId } = await world.aGame())
})
afterAll(async () => {
  for (const server of beside) await server.close()
  await world.close()
})

const now = () => world.server.clock.now()
const save = async (id: number, facts: object) => {
  const answer = await world.edit('PUT', `${gameId}/challenges/${id}`, facts)
  expect(answer.statusCode).toBe(200)
}
async function aWave(title: string, facts: object = {}): Promise<number> {
  const made = await world.edit('POST', `${gameId}/challenges`, { title, type: 'DynamicContainer' })
  const { id } = made.json<ChallengeEditDetailModel>()
  await save(id, { isEnabled: true, opensAt: toIso(now() + world.hour), ...facts })
  return id
}
/** The challenges that were announced to players. */
const news = async () =>
  (await world.notices(gameId)).flatMap(({ type, content }) => (type === 'NewChallenge' ? content : []))
const facts = async () => (await world.told('board', gameId)).length
/** Waits until the timers that the clock has passed have done their work. */
const settled = async (isSo: () => Promise<boolean>) => {
  await expect.poll(isSo, { timeout: 5000 }).toBe(true)
}

describe('at its time a challenge', () => {
  test('is announced once, with the others of its wave, in the order of their releases', async () => {
    await aWave('Second', { opensAt: toIso(now() + world.hour + 1) })
    await aWave('First')
    await aWave('Later', { opensAt: toIso(now() + 2 * world.hour) })
    await aWave('Off', { isEnabled: false })
    const before = await facts()
    world.server.clock.advance(world.hour + 1)
    await settled(async () => (await news()).length === 2)
    expect(await news()).toEqual(['First', 'Second'])
    expect(await facts()).toBeGreaterThan(before)
    expect((await world.told('notices', gameId)).slice(-2)).toMatchObject([
      { kind: 'added', notice: { type: 'NewChallenge', content: 'First' } },
      { kind: 'added', notice: { type: 'NewChallenge', content: 'Second' } },
    ])
    world.server.clock.advance(world.hour)
    await settled(async () => (await news()).length === 3)
    world.server.clock.advance(world.hour)
    expect(await news()).toEqual(['First', 'Second', 'Later'])
  })

  test('is announced once by two processes', async () => {
    beside.push(await aServer({ beside: world.server, config: { rateLimit: false } }))
    await aWave('Shared')
    // The other process got no message, so it finds the release by its own check.
    world.server.clock.advance(10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    world.server.clock.advance(world.hour - 10_000)
    await settled(async () => (await news()).length > 0)
    for (let look = 0; look < 3; look++) {
      world.server.clock.advance(10_000)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await news()).toEqual(['Shared'])
  })

  test('is announced by a process that starts later', async () => {
    const { store, clock } = world.server
    const id = await store.challenges.create({
      gameId,
      type: 'DynamicContainer',
      title: 'Missed',
      tag: 'Misc',
    })
    const made = await store.challenges.byId(gameId, id)
    if (made === null) throw new Error('no such challenge')
    await store.challenges.update(id, { ...made, isEnabled: true, opensAt: clock.now() })
    beside.push(await aServer({ beside: world.server, config: { rateLimit: false } }))
    await settled(async () => (await news()).includes('Missed'))
  })

  test('is announced by the save that brings it out, and not again', async () => {
    const id = await aWave('Early')
    await save(id, { opensAt: toIso(now()) })
    expect(await news()).toEqual(['Early'])
    // Another time in the past is no other release, so nothing is announced.
    await save(id, { opensAt: toIso(now() - 1) })
    world.server.clock.advance(10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await news()).toEqual(['Early'])
    // With a new time in the future the challenge may come out a second time.
    await save(id, { opensAt: toIso(now() + world.hour) })
    world.server.clock.advance(world.hour)
    await settled(async () => (await news()).length === 2)
  })

  test('is no news if it is there from the start, or the game does not run', async () => {
    const coming = await world.game({ startAt: now() + 2 * world.hour, endAt: now() + 3 * world.hour })
    gameId = coming
    await aWave('Before', { opensAt: toIso(now() + world.hour) })
    await aWave('At the start', { opensAt: toIso(now() + 2 * world.hour) })
    await aWave('After', { opensAt: toIso(now() + 2 * world.hour + 1) })
    world.server.clock.advance(2 * world.hour)
    await settled(async () => (await facts()) >= 1)
    world.server.clock.advance(1)
    await settled(async () => (await news()).length === 1)
    expect(await news()).toEqual(['After'])
    await aWave('Past the end', { opensAt: toIso(now() + 2 * world.hour) })
    const before = await facts()
    world.server.clock.advance(2 * world.hour)
    await settled(async () => (await facts()) > before)
    expect(await news()).toEqual(['After'])
  })

  test('reaches open boards and lists with one message of the stream', async () => {
    const player = await world.player(gameId)
    await aWave('Live')
    const titles = async () =>
      Object.values(
        (await world.get(`${gameId}/details`, { cookie: player.cookie })).json<GameDetailModel>().challenges,
      )
        .flat()
        .flatMap((each) => each?.title ?? [])
    const before = await facts()
    world.server.clock.advance(world.hour)
    expect(await titles()).toContain('Live')
    await settled(async () => (await facts()) === before + 1)
    expect((await world.told('board', gameId)).at(-1)).toEqual({ kind: 'change' })
  })
})
