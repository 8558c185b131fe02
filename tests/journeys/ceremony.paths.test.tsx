import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { END, START } from '../contract/board/snapshot.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameDetail, aProfile } from '../worlds/builders.ts'
import { BOARD, GAME, lines, openHall, teamsIn } from '../worlds/hall.world.tsx'
import { aBoardModel, ok } from '../worlds/scoreboard.world.ts'
import type { TimedApp } from '../worlds/timed.world.tsx'
import { ceremonyJourney } from './ceremony.journey.ts'
import { waysThrough } from './journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/shell/confirm-dialog.tsx'
import '#src/features/projector/ceremony.tsx'
import '#src/pages/projector.tsx'
import '#src/text/areas/question.en.ts'

const FULL = `${BOARD}?full=true`
const REVEAL = 'POST /api/edit/games/1/reveal'
const FREEZE = START + 3_600_000
const NOW = START + 2 * 3_600_000
const span = { start: toIso(START), end: toIso(END) }
const shape = { teams: 3, challenges: 2 }
const shown = [{ team: 0, challenge: 0, at: START + 1_000 }]
const hidden = [
  { team: 2, challenge: 0, at: FREEZE + 1_000 },
  { team: 2, challenge: 1, at: FREEZE + 2_000 },
]
const frozen = { ...span, freezeAt: toIso(FREEZE), revealedAt: null }
const board = { ...aBoardModel({ ...shape, solves: shown }), ...frozen }
const full = { ...aBoardModel({ ...shape, solves: [...shown, ...hidden] }), ...frozen }
const revealed = { ...full, revealedAt: toIso(NOW) }
const ranked = () => teamsIn(lines())
let app: TimedApp | null = null

afterEach(() => app?.close())

const open = async (address: string, answers: Parameters<typeof openHall>[1]) =>
  (app = await openHall(address, answers, { now: NOW }))
const BEFORE = ['team 0', 'team 1', 'team 2']

describe.each(waysThrough(ceremonyJourney))('$story', (way) => {
  test('is what the hall sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, strike, passes, sees, seesNot, isAt, pressable } = await open(
      '/games/1/projector',
      {
        'GET /api/config': ok(aConfig({ features: ['board', 'freeze'] })),
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        [GAME]: ok(aGameDetail(span)),
        [BOARD]: ok(board),
        [FULL]: ok(full),
        [REVEAL]: ok({ freezeAt: toIso(FREEZE), revealedAt: toIso(NOW) }),
      },
    )
    await sees('team 0')
    const begin = () => press('Reveal ceremony')
    const publish = () => press('Publish to everyone')
    const publishAll = async () => {
      await agree()
      await settle()
    }
    await way.test(
      {
        'the organiser begins': () => {
          server.says(FULL, 'held')
          return begin()
        },
        'the full board comes': async () => {
          server.release(FULL, ok(full))
          await settle()
        },
        'it comes, and nothing is hidden': async () => {
          server.release(FULL, ok({ ...full, ...aBoardModel({ ...shape, solves: shown }), ...frozen }))
          await settle()
        },
        'the organiser begins, and the line is cut': () => {
          server.says(FULL, 'silence')
          return begin()
        },
        'the organiser tries again': () => {
          server.says(FULL, ok(full))
          return press('Try again')
        },
        'the organiser presses Space': () => strike(' '),
        'the organiser presses Backspace': () => strike('Backspace'),
        'the organiser presses A': () => strike('a'),
        'two seconds pass': () => passes(2_000),
        'the organiser ends it': () => press('End ceremony'),
        'the organiser shows it to everybody': publish,
        'the organiser says no': () => press('Cancel'),
        'the organiser says yes': async () => {
          server.says(REVEAL, ok({ freezeAt: toIso(FREEZE), revealedAt: toIso(NOW) }))
          server.says(BOARD, ok(revealed))
          await publishAll()
        },
        'the organiser says yes, and the line is cut': async () => {
          server.says(REVEAL, 'silence')
          await publishAll()
        },
      },
      {
        hall: async () => {
          await isAt('/games/1/projector')
          await sees(/^Frozen since/)
          expect(ranked()).toEqual(BEFORE)
          expect(pressable('Reveal ceremony')).not.toEqual([])
        },
        reading: () => sees('Loading the hidden solves…'),
        failed: () => sees('Couldn’t load this'),
        nothing: () => sees('There are no hidden solves to reveal.'),
        frozen: async () => {
          await isAt('/games/1/projector?show=ceremony')
          await sees('0 of 2 revealed')
          expect(ranked()).toEqual(BEFORE)
          expect(pressable('Publish to everyone')).toEqual([])
        },
        first: async () => {
          await sees('1 of 2 revealed')
          await sees('team 2 solved challenge 0 – Second blood')
          expect(pressable('Publish to everyone')).toEqual([])
          expect(server.countOf(REVEAL)).toBe(0)
        },
        playing: () => sees('1 of 2 revealed'),
        done: async () => {
          await sees('2 of 2 revealed')
          await sees('team 2 solved challenge 1 – First blood')
          expect(ranked()).toEqual(['team 2', 'team 0', 'team 1'])
          expect(server.countOf(REVEAL)).toBe(0)
        },
        asked: () => sees('Reveal the scoreboard of Autumn Open?'),
        unpublished: () => sees(/Can’t reach the server/),
        published: async () => {
          await sees('The full scoreboard is public now.')
          await waitFor(() => expect(server.countOf(REVEAL)).toBeGreaterThan(0))
          expect(pressable('Publish to everyone')).toEqual([])
        },
        revealed: async () => {
          // Without pushed messages the page reads the board every ten seconds.
          await passes(11_000)
          expect(ranked()).toEqual(['team 2', 'team 0', 'team 1'])
          seesNot(/^Frozen since/)
        },
      },
    )
  })
})

const world = {
  'GET /api/config': ok(aConfig({ features: ['board', 'freeze'] })),
  [GAME]: ok(aGameDetail(span)),
  [BOARD]: ok(board),
  [FULL]: ok(full),
}

test('a monitor runs the ceremony, and only an administrator can publish at its end', async () => {
  const { sees, strike, pressable } = await open('/games/1/projector?show=ceremony', {
    ...world,
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
  })
  await sees('0 of 2 revealed')
  await strike(' ')
  await strike(' ')
  await sees(/An administrator can now publish/)
  expect(pressable('Publish to everyone')).toEqual([])
})

test('a player has no ceremony, even by its URL', async () => {
  const { sees, pressable, server } = await open('/games/1/projector?show=ceremony', {
    ...world,
    'GET /api/account/profile': ok(aProfile()),
  })
  await sees('team 0')
  expect(pressable('Reveal ceremony')).toEqual([])
  expect(server.countOf(FULL)).toBe(0)
})
