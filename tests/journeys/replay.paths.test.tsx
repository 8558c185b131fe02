import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { START } from '../contract/board/snapshot.ts'
import { aConfig, aGameDetail } from '../worlds/builders.ts'
import { GAME, goToStart, MOMENT, openHall } from '../worlds/hall.world.tsx'
import { aBoardModel, boardCall, byRank, ok, wholeBoard } from '../worlds/scoreboard.world.ts'
import type { TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { replayJourney } from './replay.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/scoreboard.en.ts'

const HOUR_MS = 3_600_000
/** The times of a two-hour game that has ended. */
const span = { start: toIso(START), end: toIso(START + 2 * HOUR_MS) }
const WHOLE_MS = 120_000
const shape = { teams: 3, challenges: 2 }
const solves = [
  { team: 1, challenge: 0, at: START + HOUR_MS / 2 },
  { team: 2, challenge: 0, at: START + 1.5 * HOUR_MS },
  { team: 2, challenge: 1, at: START + 1.5 * HOUR_MS + 1 },
]
const late = [0, 1].map((challenge) => ({ team: 0, challenge, at: START + 1.6 * HOUR_MS }))
let app: TimedApp | null = null

afterEach(() => app?.close())

/** The teams from the top, with the number of their solves. */
const ranked = () =>
  byRank(within(screen.getByRole('grid', { hidden: true })).getAllByRole('rowheader', { hidden: true })).map(
    (head) => head.getAttribute('aria-label')?.replace(/^.*(team \d),.* (\d+) solved.*$/, '$1: $2') ?? '',
  )

describe.each(waysThrough(replayJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 60_000 }, async () => {
    const world = {
      'GET /api/config': ok(aConfig({ features: ['board'] })),
      [GAME]: ok(aGameDetail(span)),
      'GET /api/game/1/board': ok({ ...aBoardModel({ ...shape, solves }), ...span }),
      'GET /api/game/1/scoreboard': ok(wholeBoard({ ...shape, solves })),
    }
    let address = '/games/1/scoreboard'
    const open = async () => {
      app = await openHall(address, world, { now: START + 2 * HOUR_MS - 1_000 })
      await app.sees('team 1')
      return app
    }
    const opened = await open()
    const { isOnBase } = opened
    let { press, passes, pressable, isAt, server } = opened
    let [playedFrom, rests] = [0, 0]
    // Teams without a solve are tied, and a base server tells no order of them but that of now.
    const isRanked = (...wanted: readonly string[]) => {
      const shown = ranked()
      const tied = shown.filter((team) => team.endsWith(': 0'))
      expect(
        isOnBase ? [...shown.filter((team) => !tied.includes(team)), ...tied.toSorted()] : shown,
      ).toEqual(wanted)
    }
    const moment = () => Number(screen.getByRole('slider', MOMENT).getAttribute('aria-valuenow'))
    await way.test(
      {
        'the person opens the replay': () => press('Replay'),
        'the person plays it': async () => {
          await press('Play')
          playedFrom = Date.now()
        },
        'half of it passes': () => passes(WHOLE_MS / 2),
        'the rest of it passes': () => passes(WHOLE_MS / 2 + 3_000),
        'the person stops it': async () => {
          await press('Pause')
          rests = moment()
        },
        'a minute passes': () => passes(60_000),
        'the person goes to the start': goToStart,
        'the person loads the page anew': async () => {
          app?.close()
          address = `/games/1/scoreboard?at=${encodeURIComponent(new Date(START + HOUR_MS).toISOString())}`
          ;({ press, passes, pressable, isAt, server } = await open())
          rests = START + HOUR_MS
        },
        'another team solves something': async () => {
          const form = { ...shape, solves: [...solves, ...late] }
          const { question, refreshMs } = boardCall(isOnBase)
          server.says(question, ok(isOnBase ? wholeBoard(form) : { ...aBoardModel(form), ...span, seq: 9 }))
          await passes(refreshMs + 1_000)
        },
        'the person comes back to now': () => press('Back to now'),
        'the person closes it': () => press('Exit replay'),
      },
      {
        now: async () => {
          isRanked('team 2: 2', 'team 1: 1', 'team 0: 0')
          expect(screen.queryByRole('slider', MOMENT)).toBeNull()
          await isAt('/games/1/scoreboard')
        },
        open: async () => {
          await screen.findByRole('slider', MOMENT)
          isRanked('team 2: 2', 'team 1: 1', 'team 0: 0')
          expect(pressable('Play')).not.toEqual([])
          await isAt('/games/1/scoreboard')
        },
        playing: () => {
          isRanked('team 0: 0', 'team 1: 0', 'team 2: 0')
          expect(pressable('Pause')).not.toEqual([])
        },
        half: () => {
          isRanked('team 1: 1', 'team 0: 0', 'team 2: 0')
          // The tolerance allows for the clock, which runs on while a busy machine works.
          const shown = START + ((Date.now() - playedFrom) / WHOLE_MS) * 2 * HOUR_MS
          expect(Math.abs(moment() - shown)).toBeLessThan(HOUR_MS / 20)
        },
        stopped: () => {
          isRanked('team 1: 1', 'team 0: 0', 'team 2: 0')
          // The URL has whole seconds, so up to a second is lost.
          expect(Math.abs(moment() - rests)).toBeLessThan(1_000)
        },
        start: () => {
          isRanked('team 0: 0', 'team 1: 0', 'team 2: 0')
          expect(moment()).toBe(START)
        },
        stillStart: () => {
          isRanked('team 0: 0', 'team 1: 0', 'team 2: 0')
          expect(moment()).toBe(START)
        },
        moved: () => isRanked('team 2: 2', 'team 0: 2', 'team 1: 1'),
      },
    )
  })
})
