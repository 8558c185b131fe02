import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { Connection } from '#src/shell/connection.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import '#src/wiring/live-machines.ts'
import { aProfile } from '../worlds/builders.ts'
import { connectionJourney } from './connection.journey.ts'
import { waysThrough } from './journey.ts'

let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  // The module of the reads remembers that the network is lost, and would do so in the next test.
  dispatchEvent(new Event('online'))
  world?.close()
})

const happens = (what: () => void) => async () => {
  await act(async () => what())
  await settle()
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })

describe.each(waysThrough(connectionJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const line: { open: number; say: (heard: ConnectionEvent) => void } = { open: 0, say: () => {} }
    world = openAppWorld({ 'GET /api/account/profile': { status: 200, body: aProfile() } }, (_, say) => {
      line.open += 1
      line.say = say
      return () => void (line.open -= 1)
    })
    await show(world, <Connection gameId={7} />)
    // The pill loads when the page is idle or on the first touch, so the test touches the page.
    await happens(() => dispatchEvent(new Event('pointerdown')))()
    await screen.findByRole('status', undefined, { timeout: 5_000 })
    const tells = (state: string, lines: 0 | 1) => async () => {
      expect(screen.getByRole('status').textContent).toBe(state)
      await vi.waitFor(() => expect(line.open).toBe(lines))
    }
    await way.test(
      {
        'the hub opens': happens(() => line.say({ type: 'hub.opened' })),
        'the line is cut': happens(() => line.say({ type: 'hub.dropped' })),
        'the hub refuses': happens(() => line.say({ type: 'hub.refused', why: 'forbidden' })),
        'the device loses its network': happens(() => dispatchEvent(new Event('offline'))),
        'the network is back': happens(() => dispatchEvent(new Event('online'))),
        'the person looks at the page again': happens(() =>
          document.dispatchEvent(new Event('visibilitychange')),
        ),
        'the wait is over': () =>
          act(async () => {
            await expect.poll(() => line.open, { timeout: 5_000 }).toBe(1)
          }),
        'the person connects now': async () => {
          // A disconnected state is a button. If the server refused, the button opens the reason first.
          await happens(() => button(/./)?.click())()
          if (button('Reconnect now')) await happens(() => button('Reconnect now')?.click())()
        },
      },
      {
        connecting: tells('Connecting…', 1),
        live: tells('Live', 1),
        waiting: tells('Reconnecting…', 0),
        offline: tells('Offline', 0),
        refused: tells('No live updates', 0),
      },
    )
  })
})
