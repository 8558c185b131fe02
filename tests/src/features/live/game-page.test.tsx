import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig, aTeam } from '../../../worlds/builders.ts'
import { gameIn } from '../../../worlds/game-in.ts'
import { GAME, ok, openGamePage, type GamePageWorld } from '../../../worlds/participation.world.ts'
import '#src/wiring/live-machines.ts'
import '#src/shell/keep-silent-connection.tsx'

let app: GamePageWorld
afterEach(() => app.close())

/**
 * Opens the page of a game in which ada's team waits for approval. Returns the connections that the page
 * opens.
 */
async function open(who: 'ada' | 'nobody', features: readonly string[]) {
  const lines: { address: string; say: (heard: ConnectionEvent) => void }[] = []
  app = await openGamePage(
    gameIn('coming', who === 'ada' ? { status: 'Pending', teamName: 'Red Pandas' } : {}),
    who,
    [aTeam()],
    { 'GET /api/config': ok(aConfig({ features: [...features] })) },
    (address, say) => {
      lines.push({ address, say })
      return () => {}
    },
  )
  await app.sees('About this game')
  // The connection waits for the first touch of the page, so the test touches it.
  dispatchEvent(new Event('pointermove'))
  await settle()
  return lines
}

describe('the page of a game', () => {
  test('shows immediately that the team is accepted', async () => {
    const lines = await open('ada', ['streams'])
    await app.sees('Awaiting review')
    await vi.waitFor(() =>
      expect(lines.map(({ address }) => address)).toEqual(['/hub/user?game=1&streams=board,notices,team']),
    )
    app.server.says(GAME, ok(gameIn('coming', { status: 'Accepted', teamName: 'Red Pandas' })))
    await act(async () => {
      lines[0]?.say({ type: 'hub.opened' })
      lines[0]?.say({ type: 'hub.heard', parts: [{ stream: 'team', from: 1, items: [] }] })
      lines[0]?.say({
        type: 'hub.heard',
        parts: [{ stream: 'team', from: 1, items: [{ kind: 'participation', status: 'Accepted' }] }],
      })
    })
    await settle()
    await app.sees('You’re playing for Red Pandas')
    app.seesNot('Awaiting review')
  })
  test("of a server without streams opens no connection for a visitor, and the header's for a player", async () => {
    const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    const none = await open('nobody', [])
    await wait()
    expect(none).toEqual([])
    app.close()
    const lines = await open('ada', [])
    await wait()
    expect(lines.map(({ address }) => address)).toEqual(['/hub/user?game=1'])
  })
})
