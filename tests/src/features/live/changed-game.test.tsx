import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StreamPart } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig, aGame } from '../../../worlds/builders.ts'
import { gameIn } from '../../../worlds/game-in.ts'
import { GAME, ok, openGamePage } from '../../../worlds/participation.world.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '#src/wiring/live-machines.ts'
import '#src/shell/keep-silent-connection.tsx'

const features = ['streams', 'game-updates']
const config = { 'GET /api/config': ok(aConfig({ features })) }
let app: WholeApp
afterEach(() => app.close())

interface Line {
  address: string
  say: (heard: ConnectionEvent) => void
}

async function withLine(start: (connect: Parameters<typeof openWholeApp>[2]) => Promise<WholeApp>) {
  const lines: Line[] = []
  app = await start((address, say) => {
    lines.push({ address, say })
    return () => {}
  })
  // The connection waits for the first touch of the page, so the test touches it.
  dispatchEvent(new Event('pointermove'))
  await settle()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  return {
    address: lines[0]?.address,
    says: async (...heard: ConnectionEvent[]) => {
      await act(async () => heard.forEach((each) => lines[0]?.say(each)))
      await settle()
    },
  }
}
const tells = (...parts: StreamPart[]): ConnectionEvent => ({ type: 'hub.heard', parts })

describe('the page of a game that an organiser changes', () => {
  test.each([
    ['before its start', 'coming', { stream: 'board', from: 5, items: null }],
    ['while it runs', 'ongoing', { stream: 'board', from: 4, items: [{ kind: 'change' }] }],
  ] as const)('shows the change to a visitor %s', async (_, phase, part) => {
    const { address, says } = await withLine((connect) =>
      openGamePage(gameIn(phase, { title: 'Before' }), 'nobody', [], config, connect),
    )
    expect(address).toBe('/hub/board?game=1&streams=board,notices')
    await says(
      { type: 'hub.opened' },
      tells({ stream: 'board', from: 4, items: [] }, { stream: 'notices', from: 1, items: [] }),
    )
    app.server.says(GAME, ok(gameIn(phase, { title: 'After' })))
    await says(tells(part))
    await app.sees('After')
  })
  test('shows what changed while the connection was down', async () => {
    const { says } = await withLine((connect) =>
      openGamePage(gameIn('ongoing', { title: 'Before' }), 'nobody', [], config, connect),
    )
    app.server.says(GAME, ok(gameIn('ongoing', { title: 'After' })))
    await says({ type: 'hub.opened' })
    await app.sees('After')
  })
})

test('a list of games shows a game that was changed, without a connection to it', async () => {
  const listed = (title: string) => ok([aGame({ title })])
  const { address, says } = await withLine((connect) =>
    openWholeApp('/games', { ...config, 'GET /api/game': listed('Before') }, connect),
  )
  expect(address).toBe('/hub/public?streams=')
  await says({ type: 'hub.opened' }, tells())
  app.server.says('GET /api/game', listed('After'))
  await says({ type: 'hub.game', game: 1 })
  await app.sees('After')
})
