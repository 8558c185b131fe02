import type { Broadcast } from '#server/live/hubs/backplane.ts'
import { redisBackplane } from '#server/live/hubs/redis-backplane.ts'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { until } from './hubs.world.ts'
import { aRedis } from './redis.world.ts'

const message = (text: string): Broadcast => ({ kind: 'message', group: 'user:1', text })

test('a message of one process reaches each once, in order; without Redis only its own; and all again when it returns', async () => {
  const redis = await aRedis()
  const processes = [1, 2].map(() => {
    const client = new Redis(redis.port, '127.0.0.1', { retryStrategy: () => 50 })
    client.on('error', () => {})
    const heard: Broadcast[] = []
    const hearing: boolean[] = []
    const backplane = redisBackplane(client, pino({ level: 'silent' }))(
      (broadcast) => heard.push(broadcast),
      (isHearing) => hearing.push(isHearing),
    )
    return { client, heard, hearing, backplane }
  })
  const [one, two] = processes
  if (!one || !two) return expect.fail()
  const isConnected = () => processes.every(({ client }) => client.status === 'ready')
  await until(() => isConnected() && redis.hearing() === 2)
  await new Promise((resolve) => setTimeout(resolve, 50))

  const told = Array.from({ length: 100 }, (_, n) => message(`日志 ${n}\u001e`))
  told.forEach((broadcast) => one.backplane.publish(broadcast))
  two.backplane.publish({ kind: 'evict', userId: 'ada' })
  two.backplane.publish({ kind: 'rejoin', userId: 'ada' })
  const items: Broadcast = {
    kind: 'items',
    told: [
      { name: 'board:7', from: 4, items: [{ kind: 'solve', teamId: 1, challengeId: 2, at: 3, user: '茨' }] },
    ],
  }
  two.backplane.publish(items)
  const ofGames: Broadcast[] = [
    { kind: 'withdraw', game: 7, from: 'spectators' },
    { kind: 'withdraw', game: 8, from: 'everybody' },
    { kind: 'start', game: 7, at: 5 },
  ]
  for (const each of ofGames) two.backplane.publish(each)
  const configBroadcast: Broadcast = { kind: 'bulletin', text: '港\u001e' }
  two.backplane.publish(configBroadcast)
  const person: Broadcast = { kind: 'person', userId: 'ada', text: '港\u001e' }
  two.backplane.publish(person)
  await until(() => one.heard.length === 108 && two.heard.length === 108)
  for (const { heard } of processes) {
    expect(heard.filter(({ kind }) => kind === 'message')).toEqual(told)
    expect(heard.filter(({ kind }) => kind === 'items')).toEqual([items])
    expect(heard.filter(({ kind }) => kind === 'withdraw' || kind === 'start')).toEqual(ofGames)
    expect(heard.filter(({ kind }) => kind === 'bulletin')).toEqual([configBroadcast])
    expect(heard.filter(({ kind }) => kind === 'person')).toEqual([person])
    expect(heard.filter(({ kind }) => kind === 'rejoin')).toEqual([{ kind: 'rejoin', userId: 'ada' }])
    expect(heard.filter(({ kind }) => kind === 'evict')).toEqual([{ kind: 'evict', userId: 'ada' }])
  }

  await redis.stop()
  await until(() => processes.every(({ client }) => client.status !== 'ready'))
  one.backplane.publish(message('alone'))
  expect(one.heard.at(-1)).toEqual(message('alone'))
  expect(two.heard).toHaveLength(108)

  expect(processes.map(({ hearing }) => hearing)).toEqual([
    [false, true, false],
    [false, true, false],
  ])

  const again = await aRedis(redis.port)
  await until(() => isConnected() && again.hearing() === 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(processes.map(({ hearing }) => hearing.at(-1))).toEqual([true, true])
  one.backplane.publish(message('back'))
  await until(() => two.heard.length === 109 && one.heard.length === 110)
  expect(two.heard.at(-1)).toEqual(message('back'))

  const stranger = new Redis(redis.port, '127.0.0.1')
  for (const junk of [
    '{',
    'null',
    '7',
    '{"kind":"message"}',
    '{"kind":"evict","userId":5}',
    '{"kind":"person","userId":"ada"}',
    '{"kind":"items"}',
    '{"kind":"withdraw","game":7}',
    '{"kind":"start","game":"7","at":0}',
    '{"kind":"other","userId":"ada"}',
  ])
    await stranger.publish('vexil:hub', junk)
  one.backplane.publish(message('after junk'))
  await until(() => two.heard.length === 110)
  expect(two.heard.at(-1)).toEqual(message('after junk'))

  stranger.disconnect()
  for (const { backplane, client } of processes) {
    await backplane.close()
    client.disconnect()
  }
  await again.stop()
})
