import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContainerInfoModel } from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import { aServer } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { submissionWorld } from '../modules/submission/submission.world.ts'
import { ENGINE, engineWorld, PORT, type EngineWorld } from './engine.world.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe.skipIf(ENGINE === null)('a player’s container on the real engine', () => {
  let engine: EngineWorld
  const clock = handClock()
  let world: Awaited<ReturnType<typeof submissionWorld>>
  beforeAll(async () => {
    engine = await engineWorld({ containerPublicEntry: '127.0.0.1' })
    world = await submissionWorld(
      await aServer({ config: { rateLimit: false }, clock, containers: engine.provider }),
    )
  })
  afterAll(async () => {
    await world.server.close()
    await engine.close()
  })

  test('serves the flag that is judged correct, continues when prolonged, and is removed when its time ends', async () => {
    const { server } = world
    const gameId = await world.game({ endAt: clock.now() + 24 * HOUR_MS })
    const ann = await world.player(gameId)
    const challengeId = await world.challenge(gameId, { type: 'DynamicContainer', flags: [] })
    const challenge = await server.store.challenges.byId(gameId, challengeId)
    if (!challenge) throw new Error('no such challenge')
    await server.store.challenges.update(challengeId, {
      ...challenge,
      containerImage: ENGINE?.image ?? '',
      containerExposePort: PORT,
    })
    const address = `/api/game/${gameId}/container/${challengeId}`
    const say = (url: string) => server.ask('POST', url, { headers: { cookie: ann.cookie } })

    const started = (await say(address)).json<ContainerInfoModel>()
    expect(started.status).toBe('Running')
    const flag = async () =>
      (await fetch(`http://${started.entry}/cgi-bin/flag`, { headers: { connection: 'close' } })).text()
    await expect.poll(flag, { timeout: 10_000 }).toMatch(/^flag\{/)
    expect(await world.answer(ann, { gameId, challengeId }, await flag())).toBe('Accepted')

    expect((await say(`${address}/prolong`)).statusCode).toBe(400)
    clock.advance(2 * HOUR_MS - 5 * MINUTE_MS)
    const prolonged = (await say(`${address}/prolong`)).json<ContainerInfoModel>()
    expect(instant(prolonged.expectStopAt) - instant(started.expectStopAt)).toBe(2 * HOUR_MS)
    clock.advance(10 * MINUTE_MS)
    expect(await flag()).toMatch(/^flag\{/)

    clock.advance(2 * HOUR_MS)
    await expect.poll(async () => (await engine.containers()).length, { timeout: 20_000 }).toBe(0)
    await expect.poll(() => server.store.containers.ofTeam(ann.participationId)).toEqual([])
  })
})
