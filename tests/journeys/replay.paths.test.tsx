import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { START } from '../contract/board/snapshot.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameDetail } from '../worlds/builders.ts'
import { aBoardModel, ok } from '../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { replayJourney } from './replay.journey.ts'
// Here from the start, so that no test waits for a file.
import '#src/app/wire/projecting.ts'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/projector.en.ts'
import '#src/text/areas/scoreboard.en.ts'

const BOARD = 'GET /api/game/1/board'
const HOUR_MS = 3_600_000
/** Of a game of two hours that is over. */
const span = { start: toIso(START), end: toIso(START + 2 * HOUR_MS) }
const WHOLE_MS = 120_000
const shape = { teams: 3, challenges: 2 }
const solves = [
  { team: 1, challenge: 0, at: START + HOUR_MS / 2 },
  { team: 2, challenge: 0, at: START + 1.5 * HOUR_MS },
  { team: 2, challenge: 1, at: START + 1.5 * HOUR_MS + 1 },
]
const board = { ...aBoardModel({ ...shape, solves }), ...span }
const late = [0, 1].map((challenge) => ({ team: 0, challenge, at: START + 1.6 * HOUR_MS }))
/** The chart has one too. */
const SLIDER = { name: 'Moment' }
let app: WholeApp | null = null

beforeEach(() => {
  // The DOM of the tests takes a broken-off animation for an error.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.useFakeTimers({ shouldAdvanceTime: true, now: START + 2 * HOUR_MS - 1_000 })
  localStorage.setItem('language', 'en')
})
afterEach(() => {
  app?.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const passes = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await settle()
}
const ranked = () =>
  within(screen.getByRole('grid', { hidden: true }))
    .getAllByRole('rowheader', { hidden: true })
    .map((head) => /team \d/.exec(head.textContent)?.[0])

describe.each(waysThrough(replayJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 60_000 }, async () => {
    const world = {
      'GET /api/config': ok(aConfig({ features: ['board'] })),
      'GET /api/game/1': ok(aGameDetail(span)),
      [BOARD]: ok(board),
    }
    let address = '/games/1/scoreboard'
    const open = async () => {
      app = await openWholeApp(address, world)
      await app.sees('team 1')
      return app
    }
    let { press, pressable, isAt, server } = await open()
    const moment = () => Number(screen.getByRole('slider', SLIDER).getAttribute('aria-valuenow'))
    await way.test(
      {
        'the person opens the replay': () => press('Replay'),
        'the person plays it': () => press('Play'),
        'half of it passes': () => passes(WHOLE_MS / 2),
        'the rest of it passes': () => passes(WHOLE_MS / 2 + 3_000),
        'the person stops it': () => press('Pause'),
        'a minute passes': () => passes(60_000),
        'the person goes to the start': async () => {
          const slider = await screen.findByRole('slider', SLIDER)
          await act(async () => slider.focus())
          await act(async () => void fireEvent.keyDown(slider, { key: 'Home' }))
          await settle()
        },
        'the person loads the page anew': async () => {
          app?.close()
          localStorage.setItem('language', 'en')
          address = `/games/1/scoreboard?at=${encodeURIComponent(new Date(START + HOUR_MS).toISOString())}`
          ;({ press, pressable, isAt, server } = await open())
        },
        'another team solves something': async () => {
          server.says(BOARD, ok({ ...aBoardModel({ ...shape, solves: [...solves, ...late] }), ...span, seq: 9 }))
          await passes(11_000)
        },
        'the person comes back to now': () => press('Back to now'),
        'the person closes it': () => press('Close the replay'),
      },
      {
        now: async () => {
          expect(ranked()).toEqual(['team 2', 'team 1', 'team 0'])
          expect(screen.queryByRole('slider', SLIDER)).toBeNull()
          await isAt('/games/1/scoreboard')
        },
        open: async () => {
          await screen.findByRole('slider', SLIDER)
          expect(ranked()).toEqual(['team 2', 'team 1', 'team 0'])
          expect(pressable('Play')).not.toEqual([])
          await isAt('/games/1/scoreboard')
        },
        playing: () => {
          expect(ranked()).toEqual(['team 0', 'team 1', 'team 2'])
          expect(pressable('Pause')).not.toEqual([])
        },
        half: () => {
          expect(ranked()).toEqual(['team 1', 'team 0', 'team 2'])
          expect(Math.abs(moment() - (START + HOUR_MS))).toBeLessThan(HOUR_MS / 10)
        },
        stopped: () => {
          expect(ranked()).toEqual(['team 1', 'team 0', 'team 2'])
          expect(Math.abs(moment() - (START + HOUR_MS))).toBeLessThan(HOUR_MS / 10)
        },
        start: () => {
          expect(ranked()).toEqual(['team 0', 'team 1', 'team 2'])
          expect(moment()).toBe(START)
        },
        stillStart: () => {
          expect(ranked()).toEqual(['team 0', 'team 1', 'team 2'])
          expect(moment()).toBe(START)
        },
        moved: () => expect(ranked()).toEqual(['team 2', 'team 0', 'team 1']),
      },
    )
  })
})
