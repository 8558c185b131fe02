import { expect, test } from 'vitest'
import { aHubServer, aLine, BEAT_MS, CASES, named, until } from './hubs.world.ts'

test('every client over every transport is kept alive by pings in both directions without messages', async () => {
  const world = await aHubServer()
  const ends: unknown[] = []
  const heard: unknown[] = []
  const lines = CASES.map((one) => {
    const line = aLine(one, `${world.url}/hub/admin`, named('root'))
    line.serverTimeoutInMilliseconds = 25 * BEAT_MS
    line.keepAliveIntervalInMilliseconds = 10 * BEAT_MS
    line.onclose((error) => ends.push(error))
    line.onreconnecting((error) => ends.push(error))
    line.on('ReceivedLog', (payload) => heard.push(payload))
    return line
  })
  await Promise.all(lines.map((line) => line.start()))
  await new Promise((resolve) => setTimeout(resolve, 38 * BEAT_MS))
  world.hubs.publish({ hub: 'admin', target: 'ReceivedLog', payload: 'still here' })
  await until(() => heard.length === CASES.length)
  expect(ends).toEqual([])
  await Promise.all(lines.map((line) => line.stop()))
  await world.stop()
}, 15_000)
