import type { Broadcast, OpenBackplane } from '#server/live/hubs/backplane.ts'
import { expect, test } from 'vitest'
import { aHubServer, aLine, CASES, GAME, named, until } from './hubs.world.ts'
import { ADA, negotiate, PATH } from './raw-line.world.ts'

test('with a backplane a message of one process reaches all clients once, and so does an eviction', async () => {
  const receivers: ((broadcast: Broadcast) => void)[] = []
  const backplane: OpenBackplane = (receive) => {
    receivers.push(receive)
    return {
      publish: (broadcast) => receivers.forEach((hear) => hear(structuredClone(broadcast))),
      close: () => Promise.resolve(),
    }
  }
  const key = Buffer.from('one key for both')
  const worlds = [await aHubServer({ backplane, key }), await aHubServer({ backplane, key })] as const
  const [quick] = CASES
  const heard: unknown[] = []
  let returns = 0
  const lines = worlds.map((each) => {
    const line = aLine(quick ?? expect.fail(), each.url + PATH, named('ada'))
    line.on('ReceivedGameNotice', (payload) => heard.push(payload))
    line.onreconnected(() => returns++)
    return line
  })
  await Promise.all(lines.map((line) => line.start()))
  worlds[0].hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload: 'all' })
  await until(() => heard.length === 2)
  worlds[1].hubs.disconnectUser('ada')
  await until(() => returns === 2)
  expect(heard).toEqual(['all', 'all'])

  // One process negotiates, and the other opens the connection.
  const { body } = await negotiate(worlds[0])
  const opened = await fetch(`${worlds[1].url}${PATH}&id=${body.connectionToken}`, { headers: ADA })
  expect(opened.status).toBe(200)
  await Promise.all(lines.map((line) => line.stop()))
  await Promise.all(worlds.map((each) => each.stop()))
})
