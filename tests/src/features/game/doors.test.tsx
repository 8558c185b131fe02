import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { gameEnd as end } from '#src/text/areas/game-end.en.ts'
import { gamePage as words } from '#src/text/areas/game-page.en.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import { aFullEvent } from '../../../worlds/full-event.ts'
import { openTimed, type TimedApp } from '../../../worlds/timed.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/pages/game.tsx'
import '#src/features/game/game-end.tsx'
import '#src/wiring/participation.ts'
import '#src/text/areas/participation.en.ts'
import '#src/text/areas/writeup.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

const NOW = Date.UTC(2026, 5, 6, 10)
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MINUTE = 1 / 60
/** The test runs a minute of a full event second by second, which takes long on a busy machine. */
const SLOW = { timeout: 60_000 }
let app: TimedApp
afterEach(() => app.close())

/**
 * Opens the page of a 48-hour game, `hoursGone` hours after its start, and records what the page announces.
 */
async function open(hoursGone: number, facts: Parameters<typeof aFullEvent>[0] = {}, address = '/games/1') {
  const event = aFullEvent({ now: NOW, hoursGone, ...facts })
  app = await openTimed(address, event.answers, { now: NOW })
  await app.sees(hoursGone < 48 ? 'You’re playing for Kernel Panic' : 'You played for Kernel Panic')
  return event
}
const spoken = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text === words.began || text === words.over || /finished #/.test(text))

describe('the start of a game', SLOW, () => {
  test('opens the challenges automatically, exactly at the start, and announces it once', async () => {
    await open(-MINUTE)
    expect(app.pressable('Enter the game')).toEqual([])
    await app.passes(MINUTE_MS - 5_000)
    expect(app.pressable('Enter the game')).toEqual([])
    expect(spoken()).toEqual([])
    await app.passes(6_000)
    expect(app.pressable('Enter the game')).toHaveLength(1)
    expect(spoken()).toEqual([words.began])
    await app.passes(5_000)
    expect(spoken()).toEqual([words.began])
  })
  test('opens them for players who came too early and wait on this page', async () => {
    await open(-MINUTE, {}, '/games/1/challenges')
    await app.isAt('/games/1')
    await app.passes(MINUTE_MS + 1_000)
    expect(app.pressable('Enter the game')).toHaveLength(1)
    expect(spoken()).toEqual([words.began])
  })
  test('announces nothing to players who come later', async () => {
    await open(1)
    expect(app.pressable('Enter the game')).toHaveLength(1)
    expect(spoken()).toEqual([])
  })
})

describe('the end of a game', SLOW, () => {
  test('shows the own result and the first three automatically, and announces it once', async () => {
    const { board, own } = await open(48 - MINUTE)
    await app.sees(words.inFront('47 hours'))
    expect(screen.queryByRole('region', { name: own.name })).toBeNull()
    await app.passes(MINUTE_MS + 1_000)
    const rank = board.rows[board.places.teams.get(own.id) ?? 0]?.rank
    const result = screen.getByRole('region', { name: own.name })
    expect(result.textContent).toContain(`#${rank}`)
    expect(result.textContent).toContain('of 60')
    expect(screen.getByRole('region', { name: words.firstThree })).toBeTruthy()
    expect(app.pressable(words.seeResult)).toHaveLength(1)
    expect(spoken()).toEqual([words.over, `Kernel Panic finished #${rank} of 60`])
    const around = screen.getByRole('region', { name: end.around })
    expect(within(around).getAllByRole('listitem')).toHaveLength(5)
    const solved = board.rows[board.places.teams.get(own.id) ?? 0]?.solved
    expect(screen.getByRole('region', { name: end.members }).textContent).toContain('solves')
    expect(screen.getByRole('region', { name: end.way('48 hours') })).toBeTruthy()
    const byCategory = screen.getByRole('region', { name: end.byCategory })
    const counts = [...(byCategory.textContent.matchAll(/(\d+)\/\d/g) ?? [])].map(([, count]) =>
      Number(count),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(solved)
    expect(screen.getByRole('button', { name: end.save })).toBeTruthy()
    await app.passes(5_000)
    expect(spoken()).toEqual([words.over, `Kernel Panic finished #${rank} of 60`])
  })
  test('shows no rank while the board is frozen', async () => {
    const { own } = await open(48.1, { freeze: { freezeAt: NOW - 2 * HOUR_MS, revealedAt: null } })
    await app.sees(words.frozen)
    const result = screen.getByRole('region', { name: own.name })
    expect(result.textContent).toContain(words.onStage)
    expect(result.textContent).not.toContain('#')
    expect(screen.queryByRole('region', { name: words.firstThree })).toBeNull()
    // These parts would reveal the rank, so they must be missing during a freeze.
    for (const name of [end.around, end.way('48 hours'), end.members])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: end.save })).toBeNull()
  })
  test('shows the rank when the board is revealed, automatically and once', async () => {
    const freezeAt = NOW - 2 * HOUR_MS
    const frozen = aFullEvent({ now: NOW, hoursGone: 48.1, freeze: { freezeAt, revealedAt: null } })
    const revealed = aFullEvent({ now: NOW, hoursGone: 48.1, freeze: { freezeAt, revealedAt: NOW } })
    let say: (heard: ConnectionEvent) => void = () => {}
    app = await openTimed(
      '/games/1',
      {
        ...frozen.answers,
        'GET /api/config': { status: 200, body: aConfig({ features: ['board', 'streams'] }) },
      },
      {
        now: NOW,
        connect: (_, hear) => {
          say = hear
          return () => {}
        },
      },
    )
    await app.sees(words.onStage)
    await act(async () => {
      say({ type: 'hub.opened' })
      say({ type: 'hub.heard', parts: [{ stream: 'board', from: 2, items: [] }] })
    })
    await settle()
    expect(spoken()).toEqual([])
    app.server.says('GET /api/game/1/board', {
      status: 200,
      body: { ...revealed.model, seq: 2 },
    })
    await act(async () =>
      say({ type: 'hub.heard', parts: [{ stream: 'board', from: 2, items: [{ kind: 'change' }] }] }),
    )
    await app.passes(5_000)
    app.seesNot(words.onStage)
    expect(spoken()).toEqual([expect.stringMatching(/^Kernel Panic finished #\d+ of 60$/)])
    expect(screen.getByRole('region', { name: words.firstThree })).toBeTruthy()
  })
  test('leads players on the challenges to their result', async () => {
    const event = aFullEvent({ now: NOW, hoursGone: 48 - MINUTE })
    app = await openTimed('/games/1/challenges', event.answers, { now: NOW })
    await vi.waitFor(() => expect(screen.queryAllByText('Baby RSA')).not.toEqual([]))
    await app.passes(MINUTE_MS + 1_000)
    await app.isAt('/games/1')
    expect(screen.getByRole('region', { name: event.own.name }).textContent).toContain('of 60')
  })
})
