import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Connections, MAX_PER_ADDRESS } from '#server/live/hubs/connections.ts'
import type { Transport } from '#server/live/hubs/transports/transport.ts'
import { openStreams } from '#server/live/streams/open-streams.ts'
import { handClock } from '../../hand-clock.ts'
import { memoryStreams } from '../streams/streams.world.ts'

test('an address with too many connections gets no further one, unless signed in', async () => {
  const clock = handClock()
  const { log: logger } = Fastify()
  const connections = new Connections({
    clock,
    logger,
    streams: openStreams({ store: memoryStreams().store, clock, wallClock: clock, logger }),
    recent: { recap: () => ({ spanMs: 0, told: [] }) },
    beatMs: 1000,
    sessionNow: async () => null,
  })
  let ended = 0
  let count = 0
  const open = (userId: string | null, address: string) => {
    const transport: Transport = { send: () => {}, unsent: () => 0, end: () => ended++, cut: () => {} }
    const access = {
      kind: 'granted',
      hub: 'board',
      game: 7,
      hears: { kind: 'messages', group: 'g' },
    } as const
    return connections.open({ id: String(count++), userId, session: null, address, access }, transport)
  }
  const crowd = Array.from({ length: MAX_PER_ADDRESS }, () => open(null, 'hall'))
  expect(ended).toBe(0)
  expect(open(null, 'hall').isOver).toBe(true)
  expect([open('ada', 'hall').isOver, open(null, 'home').isOver, crowd.some(({ isOver }) => isOver)]).toEqual(
    [false, false, false],
  )
  crowd[0]?.left()
  crowd[1]?.left()
  expect(open(null, 'hall').isOver).toBe(false)
  await connections.stop()
})
