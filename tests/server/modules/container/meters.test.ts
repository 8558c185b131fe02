import { afterAll, beforeAll, expect, test } from 'vitest'
import { containerWorld, type ContainerWorld } from './container.world.ts'

const TOKEN = 'correct-horse-battery'
let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld({ config: { metricsToken: TOKEN } })
})
afterAll(() => world.close())

const numbers = async (name: string): Promise<string[]> => {
  const { body } = await world.server.ask('GET', '/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  return body.split('\n').filter((line) => line.startsWith(name) && !line.endsWith(' 0'))
}

test('report running and queued containers, the duration of starts and their failures', async () => {
  const gameId = await world.game()
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  const [place, broken] = [await world.box(gameId), await world.box(gameId)]
  await world.server.store.challenges.makeInstances(place.challengeId)
  await world.server.store.challenges.makeInstances(broken.challengeId)
  world.provider.fault = ({ challengeId }) =>
    challengeId === broken.challengeId
      ? { message: 'no such image', isMade: false, fault: 'ImageMissing' }
      : null
  await world.started(ann, place)
  await world.inTime(world.start(ann, broken))
  const release = world.provider.hold()
  const waiting = world.start(bob, place)
  await expect.poll(async () => (await world.rowOf(bob, place))?.phase).toBe('Creating')
  await expect
    .poll(() => numbers('vexil_containers'))
    .toEqual([
      'vexil_containers{provider="docker",phase="Creating"} 1',
      'vexil_containers{provider="docker",phase="Running"} 1',
    ])
  release()
  await waiting
  expect(await numbers('vexil_container_start_seconds_count')).toEqual([
    'vexil_container_start_seconds_count{provider="docker",result="Running"} 2',
    'vexil_container_start_seconds_count{provider="docker",result="ImageMissing"} 1',
  ])
})
test('leave out those of containers while the store does not answer', async () => {
  world.server.store.containers.phases = () => Promise.reject(new Error('gone'))
  expect(await numbers('vexil_containers')).toEqual([])
  expect(await numbers('vexil_container_start_seconds_count')).toHaveLength(2)
})
