import { Redis } from 'ioredis'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { StreamItems, StreamPart } from '#contract/streams.ts'
import type { OpenBackplane } from '#server/live/hubs/backplane.ts'
import { redisBackplane } from '#server/live/hubs/redis-backplane.ts'
import { CHECK_MS } from '#server/live/streams/open-streams.ts'
import { aHubServer, aLine, CASES, GAME, named, until, type World } from './hubs.world.ts'
import { aRedis } from './redis.world.ts'

const BOARD = { stream: 'board', game: GAME } as const
const solve = (teamId: number): StreamItems['board'] => ({
  kind: 'solve',
  teamId,
  challengeId: 1,
  at: 0,
  user: '',
})

/** Two processes on one database, with one connection each. */
async function twoProcesses(backplaneOf: (nth: number) => OpenBackplane) {
  const one = await aHubServer({ backplane: backplaneOf(0) })
  const two = await aHubServer({ backplane: backplaneOf(1), streams: one.streams.store })
  const [quick] = CASES
  const listen = async (world: World, streams: string) => {
    const line = aLine(
      quick ?? expect.fail(),
      `${world.url}/hub/user?game=${GAME}&streams=${streams}`,
      named('ada'),
    )
    const heard: StreamItems['board'][] = []
    let from = 0
    line.on('ReceivedStreams', ([part]: StreamPart[]) => {
      from ||= part?.from ?? 0
      if (part?.stream === 'board') heard.push(...(part.items ?? []))
    })
    await line.start()
    await until(() => from > 0)
    return { line, heard, from: () => from }
  }
  const listeners = [await listen(one, 'board'), await listen(two, 'board')]
  return {
    one,
    two,
    listen,
    listeners,
    stop: async () => {
      await Promise.all(listeners.map(({ line }) => line.stop()))
      await Promise.all([one.stop(), two.stop()])
    },
  }
}
const happen = ({ one }: { one: World }, by: World, ...items: StreamItems['board'][]) =>
  by.hubs.append(BOARD, one.streams.append(BOARD, items), items)

test('an item stored by one process reaches clients of both, over Redis, and without Redis after the next check', async () => {
  const redis = await aRedis()
  const clients = [0, 1].map(() => new Redis(redis.port, '127.0.0.1', { retryStrategy: () => 50 }))
  for (const client of clients) client.on('error', () => {})
  const both = await twoProcesses((nth) =>
    redisBackplane(clients[nth] ?? expect.fail(), pino({ level: 'silent' })),
  )
  const { one, two, listeners } = both
  await until(() => redis.hearing() === 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const begunAt = performance.now()
  happen(both, one, solve(1))
  happen(both, two, solve(2))
  await until(() => listeners.every(({ heard }) => heard.length === 2))
  expect(performance.now() - begunAt).toBeLessThan(CHECK_MS / 2)

  await redis.stop()
  await until(() => clients.every(({ status }) => status !== 'ready'))
  happen(both, one, solve(3))
  await until(() => listeners.every(({ heard }) => heard.length === 3), 2 * CHECK_MS)
  for (const { heard } of listeners) expect(heard).toEqual([solve(1), solve(2), solve(3)])
  await both.stop()
  for (const client of clients) client.disconnect()
}, 20_000)

test('processes without a connection to each other serve the same streams, and so does one that dies between storing and sending', async () => {
  const both = await twoProcesses(() => (receive) => ({ publish: receive, close: () => Promise.resolve() }))
  const { one, two, listeners } = both
  happen(both, one, solve(1))
  one.streams.append(BOARD, [solve(2)])
  happen(both, two, solve(3))
  await until(() => listeners.every(({ heard }) => heard.length === 3), 2 * CHECK_MS)
  for (const { heard } of listeners) expect(heard).toEqual([solve(1), solve(2), solve(3)])

  // One process publishes, and the other has not received it yet.
  happen(both, one, solve(4))
  const moved = await both.listen(two, 'board:4')
  expect([moved.from(), moved.heard]).toEqual([5, []])
  await moved.line.stop()
  await both.stop()
}, 20_000)
