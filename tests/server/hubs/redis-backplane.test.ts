import type { Broadcast } from '#server/hubs/backplane.ts'
import { redisBackplane } from '#server/hubs/redis-backplane.ts'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { until } from './hubs.world.ts'
import { aRedis } from './redis.world.ts'

const message = (text: string): Broadcast => ({ kind: 'message', group: 'user:1', text })

test('what one process tells is heard by each once, in order; without Redis by itself; and by all again when it is back', async () => {
  const redis = await aRedis()
  const processes = [1, 2].map(() => {
    const client = new Redis(redis.port, '127.0.0.1', { retryStrategy: () => 50 })
    client.on('error', () => {})
    const heard: Broadcast[] = []
    const backplane = redisBackplane(client, pino({ level: 'silent' }))((broadcast) => heard.push(broadcast))
    return { client, heard, backplane }
  })
  const [one, two] = processes
  if (!one || !two) return expect.fail()
  const isConnected = () => processes.every(({ client }) => client.status === 'ready')
  await until(() => isConnected() && redis.hearing() === 2)
  await new Promise((resolve) => setTimeout(resolve, 50))

  const told = Array.from({ length: 100 }, (_, n) => message(`日志 ${n}\u001e`))
  told.forEach((broadcast) => one.backplane.publish(broadcast))
  two.backplane.publish({ kind: 'evict', userId: 'ada' })
  await until(() => one.heard.length === 101 && two.heard.length === 101)
  for (const { heard } of processes) {
    expect(heard.filter(({ kind }) => kind === 'message')).toEqual(told)
    expect(heard.filter(({ kind }) => kind === 'evict')).toEqual([{ kind: 'evict', userId: 'ada' }])
  }

  await redis.stop()
  await until(() => processes.every(({ client }) => client.status !== 'ready'))
  one.backplane.publish(message('alone'))
  expect(one.heard.at(-1)).toEqual(message('alone'))
  expect(two.heard).toHaveLength(101)

  const again = await aRedis(redis.port)
  await until(() => isConnected() && again.hearing() === 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  one.backplane.publish(message('back'))
  await until(() => two.heard.length === 102 && one.heard.length === 103)
  expect(two.heard.at(-1)).toEqual(message('back'))

  const stranger = new Redis(redis.port, '127.0.0.1')
  for (const junk of ['{', 'null', '7', '{"kind":"message"}', '{"kind":"evict","userId":5}']) await stranger.publish('vexil:hub', junk)
  one.backplane.publish(message('after junk'))
  await until(() => two.heard.length === 103)
  expect(two.heard.at(-1)).toEqual(message('after junk'))

  stranger.disconnect()
  for (const { backplane, client } of processes) {
    await backplane.close()
    client.disconnect()
  }
  await again.stop()
})
