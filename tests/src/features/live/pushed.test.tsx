import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import type { StreamPart } from '#contract/streams.ts'
import type { HubEvent } from '#src/live/hub-connector.ts'
import { readMessage } from '#src/live/read-message.ts'
import { aConfig, aNotice } from '../../../worlds/builders.ts'
import { settle } from '../../../worlds/app.world.tsx'
import {
  CHALLENGE,
  DETAILS,
  ok,
  openPlaying,
  SUBMIT,
  type PlayingWorld,
} from '../../../worlds/playing.world.tsx'

const VERDICT = 'GET /api/game/1/challenges/7/status/41'
const NOTICES = 'GET /api/game/1/notices'

let app: PlayingWorld
afterEach(() => app.close())

/** Opens a challenge on a server that numbers its streams. Returns the connections that the page opens. */
async function open(features: readonly string[] = ['streams']) {
  const lines: { address: string; silenceMs: number; say: (heard: HubEvent) => void }[] = []
  app = await openPlaying(
    '/games/1/challenges/7',
    { 'GET /api/config': ok(aConfig({ features: [...features] })) },
    (address, say, silenceMs) => {
      lines.push({ address, say, silenceMs })
      return () => {}
    },
  )
  await screen.findByLabelText('Flag')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const says = async (...heard: HubEvent[]) => {
    await act(async () => heard.forEach((each) => lines.at(-1)?.say(each)))
    await settle()
  }
  const tells = (...parts: StreamPart[]) => says({ type: 'hub.heard', parts })
  return { ...app, lines, says, tells }
}
const GREETING: StreamPart[] = [
  { stream: 'board', from: 1, items: [] },
  { stream: 'notices', from: 1, items: [] },
  { stream: 'team', from: 1, items: [] },
]

describe('a pushed message', () => {
  test('is a verdict, before the client has requested it', async () => {
    const { server, says, tells, type, press, sees } = await open()
    await says({ type: 'hub.opened' })
    await tells(...GREETING)
    server.says(SUBMIT, ok(41))
    server.says(VERDICT, 'held')
    await type('Flag', 'flag{one}')
    await press('Submit')
    await tells({
      stream: 'team',
      from: 1,
      items: [
        { kind: 'answer', submitId: 41, challengeId: 7, status: 'Accepted', user: 'ada', time: toIso(0) },
      ],
    })
    await sees(/Solved/)
    expect(screen.queryByRole('textbox', { name: 'Flag' })).toBeNull()
  })
  test('of the team causes a read soon: of the challenges, and of the affected one', async () => {
    const { server, says, tells, passes } = await open()
    await says({ type: 'hub.opened' })
    await tells(...GREETING)
    const [details, challenge] = [server.countOf(DETAILS), server.countOf(CHALLENGE)]
    await tells({ stream: 'team', from: 1, items: [{ kind: 'hints', challengeId: 7 }] })
    // The server notifies all teams at the same time, so their requests are spread over a second.
    await passes(1_000)
    expect([server.countOf(DETAILS), server.countOf(CHALLENGE)]).toEqual([details + 1, challenge + 1])
  })
  test('is a notice, and notices are not requested while the connection is live', async () => {
    const { server, says, tells, sees, passes } = await open()
    await says({ type: 'hub.opened' })
    await tells(...GREETING)
    const asked = server.countOf(NOTICES)
    await tells({
      stream: 'notices',
      from: 1,
      items: [{ kind: 'added', notice: aNotice({ id: 9, content: 'Lunch is late.' }) }],
    })
    await sees('Lunch is late.')
    await says({ type: 'hub.alive' })
    await passes(30_000)
    expect(server.countOf(NOTICES)).toBe(asked)
  })
  test("arrives over the connection of the server's kind", async () => {
    const { lines } = await open()
    expect(lines).toMatchObject([
      { address: '/hub/user?game=1&streams=board,notices,team', silenceMs: 12_000 },
    ])
    app.close()
    localStorage.clear()
    const base = await open([])
    expect(base.lines).toMatchObject([{ address: '/hub/user?game=1', silenceMs: 40_000 }])
    const asked = base.server.countOf(NOTICES)
    await base.says({ type: 'hub.opened' })
    expect(base.server.countOf(NOTICES)).toBe(asked + 1)
    await base.says({
      type: 'hub.heard',
      parts: [
        {
          stream: 'notices',
          from: null,
          items: [{ kind: 'added', notice: aNotice({ id: 9, content: 'Lunch is late.' }) }],
        },
      ],
    })
    await base.sees('Lunch is late.')
  })
})

/** None of these values is an item of any stream. The page must ignore them. */
const GARBAGE: readonly unknown[] = [
  null,
  7,
  'x',
  [],
  {},
  { kind: 'added' },
  { kind: 'added', notice: { id: 9 } },
]

describe('a wrong message is dropped, and its data are read again', () => {
  test.each(GARBAGE.map((item) => [JSON.stringify(item), item]))('of streams: %s', async (_, item) => {
    const { server, says, tells, sees, seesNot, passes } = await open()
    await says({ type: 'hub.opened' })
    await tells(...GREETING)
    const asked = server.countOf(NOTICES)
    server.says(NOTICES, ok([aNotice({ id: 9, content: 'Lunch is late.' })]))
    await says(readMessage('ReceivedStreams', [{ stream: 'notices', from: 1, items: [item] }]))
    await passes(1_000)
    expect(server.countOf(NOTICES)).toBe(asked + 1)
    await sees('Lunch is late.')
    // The next numbers follow without a gap, so the message needs no snapshot.
    await tells({
      stream: 'notices',
      from: 2,
      items: [{ kind: 'added', notice: aNotice({ id: 10, content: 'Lunch is cold.' }) }],
    })
    await sees('Lunch is cold.')
    expect(server.countOf(NOTICES)).toBe(asked + 1)
    seesNot('This screen stopped working')
  })
  test.each(GARBAGE.map((item) => [JSON.stringify(item), item]))(
    'of a base server: %s',
    async (_, notice) => {
      const { server, says, sees, passes } = await open([])
      await says({ type: 'hub.opened' })
      const asked = server.countOf(NOTICES)
      server.says(NOTICES, ok([aNotice({ id: 9, content: 'Lunch is late.' })]))
      await says(readMessage('ReceivedGameNotice', notice))
      await passes(1_000)
      expect(server.countOf(NOTICES)).toBe(asked + 1)
      await sees('Lunch is late.')
    },
  )
})
