import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { END, START, type Solve } from '../contract/board/snapshot.ts'
import { aConfig, aGameDetail } from '../worlds/builders.ts'
import { GAME, goToStart, lines, openHall, teamsIn } from '../worlds/hall.world.tsx'
import { aBoardModel, boardCall, ok, wholeBoard } from '../worlds/scoreboard.world.ts'
import type { TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { projectorJourney } from './projector.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/pages/projector.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/scoreboard.en.ts'

const span = { start: toIso(START), end: toIso(END) }
const shape = { teams: 3, challenges: 5 }
const first = { team: 1, challenge: 0, at: START + 1_000 }
const NOT_STARTED = { status: 400, body: { title: 'The game has not started', status: 400 } }
const ranked = () => teamsIn(lines())
let app: TimedApp | null = null

afterEach(() => app?.close())

const pointer = () => screen.getByRole('main').dataset['pointer']
/** The announcements of the screen itself. Its parts have their own, which are not checked here. */
const spoken = () => document.querySelector('main > [role=status]')?.textContent

describe.each(waysThrough(projectorJourney))('$story', (way) => {
  test('is what the hall sees', { timeout: 30_000 }, async () => {
    app = await openHall(
      '/games/1/projector',
      {
        'GET /api/config': ok(aConfig({ features: ['board'] })),
        [GAME]: ok(aGameDetail(span)),
        'GET /api/game/1/board': NOT_STARTED,
        'GET /api/game/1/scoreboard': NOT_STARTED,
      },
      { now: START - 2_000 },
    )
    const { server, isOnBase, press, strike, passes, sees, seesNot, isAt, pressable } = app
    const { question, refreshMs } = boardCall(isOnBase)
    const counts = (solves: readonly Solve[]) => {
      const form = { ...shape, solves }
      server.says(question, ok(isOnBase ? wholeBoard(form) : { ...aBoardModel(form), ...span }))
    }
    // A base server tells no order of teams without points but that of now.
    const isAtStart = () => {
      const teams = ['team 0', 'team 1', 'team 2']
      if (isOnBase) expect(new Set(ranked())).toEqual(new Set(teams))
      else expect(ranked()).toEqual(teams)
      expect(lines().filter((line) => 'top' in line.dataset)).toEqual([])
    }
    // Without pushed messages the page reads the board at intervals.
    const untilRead = async () => {
      const isDone = () => ranked()[0] === 'team 2' || screen.queryAllByText(/^As of/).length > 0
      for (let past = 0; past <= refreshMs && !isDone(); past += 500) await passes(500)
    }
    const now = ['team 1', 'team 0', 'team 2']
    const later = ['team 2', 'team 1', 'team 0']
    await way.test(
      {
        'the game starts': async () => {
          counts([first])
          await passes(12_000)
          await act(async () => void fireEvent.pointerMove(screen.getByRole('main')))
        },
        'a team solves something first': async () => {
          const solves = [
            first,
            ...[0, 1].map((challenge) => ({ team: 2, challenge, at: Date.now() + challenge })),
          ]
          counts(solves)
          await untilRead()
          if (screen.queryByText(/^As of/)) await passes(refreshMs + 8_000)
        },
        'four challenges are solved first at once': async () => {
          const at = Date.now()
          const solves = [
            first,
            ...[1, 2, 3, 4].map((challenge) => ({ team: 2, challenge, at: at + challenge })),
          ]
          counts(solves)
          await untilRead()
        },
        'six seconds pass': () => passes(6_000),
        'the game ends': async () => {
          vi.setSystemTime(END + 1_000)
          await passes(2_000)
        },
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
          await sees(/^Starts automatically at/)
          await sees('00:00:01')
          expect(screen.queryByRole('list', { name: 'Teams by rank' })).toBeNull()
        },
        board: () => {
          expect(ranked()).toEqual(now)
          expect(
            within(screen.getByRole('region', { name: 'Latest solves' })).getAllByRole('listitem'),
          ).toHaveLength(1)
          expect(pressable('Turn sound on (M)')).not.toEqual([])
          expect(pointer()).toBe('awake')
          seesNot(/^As of/)
        },
        loud: () => expect(pressable('Turn sound off (M)')).not.toEqual([]),
        blood: () => expect(spoken()).toMatch(/^First blood: team 2 solved challenge 1$/),
        queue: () => expect(spoken()).toBe('First blood: team 2 solved challenge 2'),
        second: () => expect(spoken()).toBe('First blood: team 2 solved challenge 3'),
        third: () => expect(spoken()).toBe('First blood: team 2 solved challenge 4'),
        calm: () => {
          expect(spoken()).toBe('')
          // The oldest first blood is shown in the list only, so it must be there.
          const bloods = within(screen.getByRole('region', { name: 'Latest bloods' })).getAllByRole(
            'listitem',
          )
          expect(bloods).toHaveLength(5)
          expect(bloods[3]?.textContent).toContain('challenge 1')
        },
        end: async () => {
          const podium = await screen.findByRole('list', { name: 'Top three' })
          expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
          expect(spoken()).toBe('The game is over.')
        },
        moved: () => {
          expect(ranked()).toEqual(later)
          expect(spoken()).not.toMatch(/blood: /)
        },
        still: () => expect(pointer()).toBe('still'),
        past: () => {
          isAtStart()
          expect(screen.getAllByText(/^As of/)).not.toEqual([])
        },
        stillPast: () => {
          isAtStart()
          expect(spoken()).not.toMatch(/blood: /)
        },
        left: () => isAt('/games/1/scoreboard'),
      },
    )
  })
})
