import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CONTAINER_ENDS } from '#contract/models/container.ts'
import { aServer } from '../../a-server.ts'
import { containerWorld, type ContainerWorld, type Place, type Player } from './container.world.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())

const TEAMS = 3
const BOXES = 3
const team = fc.nat({ max: TEAMS - 1 })
const box = fc.nat({ max: BOXES - 1 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('start' as const), team, box }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('destroy' as const), team, box }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('prolong' as const), team, box }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      ms: fc.constantFrom(10, 3000, 11_000, 61_000, 3_600_000, 7_190_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('suspend' as const), team, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('disable' as const), box, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('down' as const), isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die' as const), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('vanish' as const), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop a process' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Ground {
  gameId: number
  players: Player[]
  places: Place[]
}
async function aGround(): Promise<Ground> {
  const gameId = await world.game({ containerCountLimit: 2 })
  const players = await world.players(gameId, TEAMS)
  const places: Place[] = []
  for (let n = 0; n < BOXES; n += 1) places.push(await world.box(gameId))
  return { gameId, players, places }
}
const ENDS: ReadonlySet<string> = new Set(CONTAINER_ENDS)
/** The last message about each challenge. */
async function lastNews(participationId: number): Promise<Map<number, string>> {
  const told = new Map<number, string>()
  for (const { item } of await world.server.store.streams.rows('team', participationId, 0, 1000)) {
    if (item.kind === 'container') told.set(item.challengeId, item.end ?? item.container?.phase ?? '')
  }
  return told
}
const beside = () =>
  aServer({ config: { rateLimit: false }, containers: world.provider, beside: world.server })

// An hour passes in a moment here. A process loses its leases, and another takes the work over while the
// first still runs.
test('for any events, in the end exactly the right containers run, and each team was notified of its state', async () => {
  const { provider, clock } = world
  const play = async (steps: readonly Step[], faults: readonly number[]) => {
    const ground = await aGround()
    let other = await beside()
    let tries = 0
    provider.takesMs = 500
    provider.fault = () => {
      tries += 1
      const kind = faults[tries % faults.length]
      return kind === 0
        ? { message: 'no', isMade: false }
        : kind === 1
          ? { message: 'lost', isMade: true }
          : null
    }
    const calls: Promise<unknown>[] = []
    const ownUp = () => [...provider.up.values()].filter(({ gameId }) => gameId === ground.gameId)
    const act = async (one: Step): Promise<unknown> => {
      const [player, place] = [
        'team' in one ? ground.players[one.team] : ground.players[0],
        'box' in one ? ground.places[one.box] : ground.places[0],
      ]
      if (!player || !place) throw new Error('there is no such one')
      switch (one.kind) {
        case 'start':
        case 'destroy':
        case 'prolong':
          return calls.push(world[one.kind](player, place))
        case 'time':
          return clock.advance(one.ms)
        case 'suspend':
          return world.say(
            world.root,
            'PUT',
            `/api/admin/participation/${player.participationId}/${one.isOn ? 'Suspended' : 'Accepted'}`,
          )
        case 'disable':
          return world.say(
            world.root,
            'PUT',
            `/api/edit/games/${ground.gameId}/challenges/${place.challengeId}`,
            { isEnabled: !one.isOn },
          )
        case 'down':
          provider.isDown = one.isOn
          return null
        case 'die':
          return provider.die(ownUp()[one.nth]?.guid ?? '')
        case 'vanish':
          return provider.vanish(ownUp()[one.nth]?.guid ?? '')
        case 'stop a process': {
          const old = other
          other = await beside()
          return calls.push(old.close())
        }
        default:
          return one satisfies never
      }
    }
    for (const one of steps) {
      await act(one)
      await new Promise((go) => setTimeout(go, 3))
    }

    // From here on nothing fails, so that all work can end.
    provider.isDown = false
    provider.fault = () => null
    let isOver = false
    void Promise.all(calls).finally(() => (isOver = true))
    const ids = ground.places.map(({ challengeId }) => challengeId)
    const rowsOf = async () => (await world.rows()).filter(({ challengeId }) => ids.includes(challengeId))
    /** The table, the runtime and the last messages to the teams must be equal when all work has ended. */
    const views = async () => {
      const stored = new Set(
        (await rowsOf()).map(
          ({ participationId, challengeId, phase }) => `${participationId} ${challengeId} ${phase}`,
        ),
      )
      const told = new Set<string>()
      for (const { participationId } of ground.players) {
        for (const [challengeId, last] of await lastNews(participationId))
          if (!ENDS.has(last)) told.add(`${participationId} ${challengeId} ${last}`)
      }
      const teams = new Map(ground.players.map(({ teamId, participationId }) => [teamId, participationId]))
      const up = ownUp().map(({ teamId, challengeId }) => `${teams.get(teamId ?? 0)} ${challengeId} Running`)
      return [[...stored], [...told], up].map((all) => all.toSorted().join('; '))
    }
    await world.until(() => isOver, 200)
    clock.advance(70_000)
    await world.until(async () => (await rowsOf()).every(({ phase }) => phase === 'Running'), 1000)
    clock.advance(70_000)
    await expect
      .poll(
        async () => {
          clock.advance(1000)
          const [stored, told, up] = await views()
          return stored === told && stored === up ? 'the same' : { stored, told, up }
        },
        { timeout: 5000 },
      )
      .toBe('the same')
    for (const { participationId } of ground.players) {
      expect(
        (await rowsOf()).filter((row) => row.participationId === participationId).length,
      ).toBeLessThanOrEqual(2)
    }
    await other.close()
    for (const { guid } of ownUp()) await provider.stop(guid)
    await world.server.store.sql.run({ name: 'test.clear', text: 'delete from containers' })
  }
  const steps = fc.array(step, { minLength: 10, maxLength: 40 })
  const faults = fc.array(fc.nat(6), { minLength: 5, maxLength: 12 })
  await fc.assert(fc.asyncProperty(steps, faults, play), { numRuns: 12, endOnFailure: true })
})
