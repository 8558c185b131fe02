import { expect, test } from 'vitest'
import { adminHub, boardHub, monitorHub, publicHub, userHub } from '#contract/hubs.ts'
import { STREAMS_OF } from '#machines/live/hub-address.ts'

test('a connection asks for the streams that the contract lists for its hub', () => {
  const hubs = { user: userHub, board: boardHub, monitor: monitorHub, admin: adminHub, public: publicHub }
  expect(STREAMS_OF).toEqual(
    Object.fromEntries(Object.entries(hubs).map(([name, { rules }]) => [name, rules.streams])),
  )
})
