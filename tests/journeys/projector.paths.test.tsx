import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { END, START } from '../contract/board/snapshot.ts'
import { aConfig, aGameDetail } from '../worlds/builders.ts'
import { BOARD, GAME, goToStart, lines, openHall, teamsIn } from '../worlds/hall.world.tsx'
import { aBoardModel, ok } from '../worlds/scoreboard.world.ts'
import type { TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { projectorJourney } from './projector.journey.ts'
// Here from the start, so that no test waits for a file.
import '#src/pages/projector.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/scoreboard.en.ts'

const span = { start: toIso(START), end: toIso(END) }
const shape = { teams: 3, challenges: 2 }
const first = { team: 1, challenge: 0, at: START + 1_000 }
const board = { ...aBoardModel({ ...shape, solves: [first] }), ...span }
const ranked = () => teamsIn(lines())
let app: TimedApp | null = null

afterEach(() => app?.close())

const controls = () => screen.getByRole('region', { name: 'Projector' })

describe.each(waysThrough(projectorJourney))('$story', (way) => {
  test('is what the hall sees', { timeout: 30_000 }, async () => {
    app = await openHall(
      '/games/1/projector',
      {
        'GET /api/config': ok(aConfig({ features: ['board'] })),
        [GAME]: ok(aGameDetail(span)),
        [BOARD]: { status: 400, body: { title: 'The game has not started', status: 400 } },
      },
      { now: START - 2_000 },
    )
    const { server, press, strike, passes, sees, seesNot, isAt, pressable } = app
    const seen = controls().className
    const now = ['team 1', 'team 0', 'team 2']
    const later = ['team 2', 'team 1', 'team 0']
    await way.test(
      {
        'the game starts': async () => {
          server.says(BOARD, ok(board))
          await passes(12_000)
          await act(async () => void fireEvent.pointerMove(screen.getByRole('main')))
        },
        'a team solves something first': async () => {
          const solves = [
            first,
            ...[0, 1].map((challenge) => ({ team: 2, challenge, at: Date.now() + challenge })),
          ]
          server.says(BOARD, ok({ ...aBoardModel({ ...shape, solves }), ...span }))
          // It is read every ten seconds where nobody pushes.
          for (
            let past = 0;
            past < 11_000 &&
            ranked()[0] !== 'team 2' &&
            screen.queryByText('As of', { exact: false }) === null;
            past += 500
          )
            await passes(500)
          if (screen.queryByText(/^As of/)) await passes(18_000)
        },
        'three seconds pass': () => passes(6_500),
        'nobody touches anything': () => passes(3_500),
        'the pointer is moved': async () => {
          await act(async () => void fireEvent.pointerMove(screen.getByRole('main')))
        },
        'the person goes back in time': async () => {
          await press('Replay')
          await goToStart()
        },
        'the person comes back to now': () => press('Back to now'),
        'the person presses Escape': () => strike('Escape'),
        'the person presses M': () => strike('m'),
      },
      {
        coming: async () => {
          await sees('Not started yet')
          expect(screen.queryByRole('list', { name: 'Teams by rank' })).toBeNull()
        },
        board: () => {
          expect(ranked()).toEqual(now)
          expect(
            within(screen.getByRole('region', { name: 'Latest solves' })).getAllByRole('listitem'),
          ).toHaveLength(1)
          expect(pressable('Turn sound on (M)')).not.toEqual([])
          expect(controls().className).toBe(seen)
          seesNot(/^As of/)
        },
        loud: () => expect(pressable('Turn sound off (M)')).not.toEqual([]),
        blood: () => {
          const told = screen.getAllByRole('status').map((status) => status.textContent)
          expect(told.join()).toMatch(/(First|Second) blood: team 2 solved challenge \d/)
        },
        moved: () => {
          expect(ranked()).toEqual(later)
          expect(screen.getAllByRole('status').some((status) => /blood: /.test(status.textContent))).toBe(
            false,
          )
        },
        still: () => expect(controls().className).not.toBe(seen),
        past: () => {
          expect(ranked()).toEqual(['team 0', 'team 1', 'team 2'])
          expect(screen.getAllByText(/^As of/)).not.toEqual([])
        },
        stillPast: () => {
          expect(ranked()).toEqual(['team 0', 'team 1', 'team 2'])
          expect(screen.getAllByRole('status').some((status) => /blood: /.test(status.textContent))).toBe(
            false,
          )
        },
        left: () => isAt('/games/1/scoreboard'),
      },
    )
  })
})
