import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FreezeModel } from '#contract/models/freeze.ts'
import type { Role } from '#contract/models/role.ts'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { START, TEAM_ID } from '../contract/board/snapshot.ts'
import { settle } from '../worlds/app.world.tsx'
import { aBoardRow, aConfig, aGameDetail, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { aBoardModel, byRank, ok } from '../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { freezeJourney } from './freeze.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'
import '#src/features/scoreboard/team-drawer.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/scoreboard.en.ts'

const HOUR_MS = 3_600_000
const END = START + 4 * HOUR_MS
const LAST_HOUR = END - HOUR_MS
const span = { start: toIso(START), end: toIso(END) }
const shape = { teams: 3, challenges: 2 }
const early = { team: 1, challenge: 0, at: START + HOUR_MS }
const late = [0, 1].map((challenge) => ({ team: 2, challenge, at: LAST_HOUR + 60_000 }))
const UNSET: FreezeModel = { freezeAt: null, revealedAt: null }
const SET: FreezeModel = { ...UNSET, freezeAt: toIso(LAST_HOUR) }
const THEIRS: FreezeModel = { ...UNSET, freezeAt: toIso(END - 2 * HOUR_MS) }
const FREEZE = 'GET /api/edit/games/1/freeze'
const SAVE = 'PUT /api/edit/games/1/freeze'
const EFFECTS = 'GET /api/edit/games/1/effects?challenge=0&freezeAt='
const LIFTED = `${EFFECTS}1970-01-01T00%3A00%3A00%2B00%3A00`
/** The other organiser's freeze starts now, so it hides no solve of the last hour. */
const PUT_OFF = `${EFFECTS}${encodeURIComponent(toIso(LAST_HOUR))}`
const NUMBERS = {
  teams: 12,
  challenges: 2,
  solves: 31,
  solvers: 12,
  submissions: 90,
  containers: 0,
  hiddenSolves: 30,
}
const REVEAL = 'POST /api/edit/games/1/reveal'
const FULL = 'GET /api/game/1/board?full=true'
const TEAM = `GET /api/game/1/board/teams/${TEAM_ID + 2}`
/** The ranking before and after the hidden solves, the best team first. */
const BEFORE = ['team 1', 'team 0', 'team 2']
const AFTER = ['team 2', 'team 1', 'team 0']
let app: WholeApp | null = null

beforeEach(() => {
  // The test DOM reports a cancelled animation as an error. A hidden page has no animations, so the page
  // pretends to be hidden.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.useFakeTimers({ shouldAdvanceTime: true, now: START + 2 * HOUR_MS })
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function leave() {
  closeAllToasts()
  app?.close()
  app = null
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Freeze at/)
const moment = () => fromWallTime(field().value)
const type = (at: number | null) =>
  act(async () => void fireEvent.change(field(), { target: { value: at === null ? '' : toWallTime(at) } }))
const ranked = () =>
  byRank(within(screen.getByRole('grid', { hidden: true })).getAllByRole('rowheader', { hidden: true })).map(
    (head) => /team \d/.exec(head.textContent)?.[0],
  )
const look = async (name: string) => {
  await act(async () => screen.getByRole('radio', { name }).click())
  await settle()
}

describe.each(waysThrough(freezeJourney))('$story', (way) => {
  test('is what is seen', { timeout: 30_000 }, async () => {
    let stored = UNSET
    const open = async (address: string, role: Role, more: Parameters<typeof openWholeApp>[1] = {}) => {
      leave()
      localStorage.setItem('language', 'en')
      const isBehind = stored.freezeAt !== null && stored.revealedAt === null
      const solves = Date.now() < LAST_HOUR ? [early] : [early, ...late]
      const boardOf = (shown: typeof solves) =>
        ok({ ...aBoardModel({ ...shape, solves: shown }), ...span, ...stored })
      const solved = {
        id: 1000,
        score: 500,
        type: 'Normal',
        userName: 'ada',
        time: toIso(LAST_HOUR + 60_000),
      } as const
      app = await openWholeApp(address, {
        'GET /api/config': ok(aConfig({ features: ['board', 'freeze', 'effects'] })),
        'GET /api/account/profile': ok(aProfile({ role })),
        'GET /api/game/1': ok(aGameDetail(span)),
        'GET /api/edit/games/1': ok(aGameToEdit(span)),
        [FREEZE]: ok(stored),
        [LIFTED]: ok(NUMBERS),
        [PUT_OFF]: ok({ ...NUMBERS, hiddenSolves: 0 }),
        [SAVE]: 'held',
        [REVEAL]: 'held',
        'GET /api/game/1/board': boardOf(isBehind ? [early] : solves),
        [FULL]:
          role === 'User' ? { status: 403, body: { title: 'Not for you', status: 403 } } : boardOf(solves),
        [TEAM]: ok(aBoardRow({ id: TEAM_ID + 2, bio: 'As of before.' })),
        [`${TEAM}?full=true`]: ok(
          aBoardRow({ id: TEAM_ID + 2, bio: 'With all of it.', challenges: [solved] }),
        ),
        ...more,
      })
      return app
    }
    const shown = () => {
      if (app === null) throw new Error('Nobody looks at anything.')
      return app
    }
    const edit = async () => {
      await open('/games/1/room/settings', 'Admin')
      await screen.findByLabelText(/^Freeze at/)
    }
    const watch = async (role: Role) => {
      const { sees } = await open('/games/1/scoreboard', role)
      await sees('team 1')
      await settle()
    }
    const agree = async (question: string, freeze: FreezeModel) => {
      stored = freeze
      shown().server.says(FREEZE, ok(freeze))
      shown().server.release(question, ok(freeze))
      await settle()
    }
    const save = async (freeze: FreezeModel) => {
      await shown().press('Save freeze')
      await shown().sees('Saving freeze…')
      await agree(SAVE, freeze)
    }
    const lastHour = () => vi.setSystemTime(LAST_HOUR + 120_000)
    const readAnew = async () => {
      await act(() => vi.advanceTimersByTimeAsync(11_000))
      await settle()
    }
    await edit()
    await way.test(
      {
        'the organiser freezes the last hour': async () => {
          await type(LAST_HOUR)
          await save(SET)
        },
        'the organiser freezes the last hour, and the line is cut': async () => {
          await type(LAST_HOUR)
          await shown().press('Save freeze')
          shown().server.release(SAVE, 'silence')
          await settle()
        },
        'it cannot be read': () =>
          open('/games/1/room/settings', 'Admin', {
            [FREEZE]: { status: 400, body: { title: 'Not now', status: 400 } },
          }).then(settle),
        'the organiser tries to read it again': async () => {
          shown().server.says(FREEZE, ok(UNSET))
          await shown().press('Try again')
        },
        'the organiser types a moment': () => type(LAST_HOUR),
        'another organiser sets one meanwhile': async () => {
          stored = THEIRS
          shown().server.says(FREEZE, ok(THEIRS))
          await readAnew()
        },
        'the organiser takes theirs': () => shown().press('Use theirs'),
        'the organiser saves': () => save(SET),
        'the organiser takes it away': async () => {
          await type(null)
          await save(UNSET)
        },
        'a player looks at the board': () => watch('User'),
        'the last hour comes with solves, and a player looks': () => {
          lastHour()
          return watch('User')
        },
        'the last hour comes with solves, and a monitor looks': () => {
          lastHour()
          return watch('Monitor')
        },
        'the last hour comes with solves, and the organiser comes back': () => {
          lastHour()
          return edit()
        },
        'the monitor looks at everything': () => look('Full view'),
        'the monitor goes back to what players see': () => look('Player view'),
        'the monitor opens the first team': async () => {
          const [head] = byRank(
            within(screen.getByRole('grid', { hidden: true })).getAllByRole('rowheader', { hidden: true }),
          )
          await act(async () => head?.click())
          await settle()
        },
        'the organiser empties the moment and saves': async () => {
          await type(null)
          await shown().press('Save freeze')
        },
        'the organiser keeps it frozen': () => shown().press('Cancel'),
        'the organiser lifts it': async () => {
          await shown().agree()
          await shown().sees('Saving freeze…')
          await agree(SAVE, UNSET)
        },
        'the organiser wants to reveal it': () => shown().press('Reveal scoreboard'),
        'the organiser says no': () => shown().press('Cancel'),
        'the organiser says yes': async () => {
          await shown().agree()
          await agree(REVEAL, { ...SET, revealedAt: toIso(Date.now()) })
        },
      },
      {
        unset: async () => {
          await waitFor(() => expect(moment()).toBeNull())
          await shown().sees(/has its own save button/)
          shown().seesNot('Not saved yet.')
        },
        unread: () => shown().sees('Not now'),
        typed: () => shown().sees('Not saved yet.'),
        overtaken: async () => {
          await shown().sees(/^Someone else changed the freeze to .* in the meantime/)
          expect(moment()).toBe(LAST_HOUR)
        },
        theirs: async () => {
          expect(moment()).toBe(END - 2 * HOUR_MS)
          shown().seesNot('Not saved yet.')
          shown().seesNot(/meanwhile/)
          expect(shown().server.countOf(SAVE)).toBe(0)
        },
        // A failed save must not clear the input.
        unsaved: async () => {
          await shown().sees(/Can’t reach the server/)
          await shown().sees('Not saved yet.')
          expect(moment()).toBe(LAST_HOUR)
        },
        ahead: async () => {
          await shown().sees('Freeze saved')
          expect(moment()).toBe(LAST_HOUR)
          expect(screen.queryByRole('button', { name: 'Reveal scoreboard' })).toBeNull()
          shown().seesNot('Not saved yet.')
        },
        announced: async () => {
          await shown().sees(/freezes at/)
          expect(ranked()).toEqual(BEFORE)
        },
        frozen: async () => {
          await shown().sees(/^Frozen since/)
          expect(ranked()).toEqual(BEFORE)
          expect(screen.queryByRole('radio', { name: 'Full view' })).toBeNull()
          expect(shown().server.countOf(FULL)).toBe(0)
        },
        asPlayers: async () => {
          await shown().sees(/^Frozen since/)
          expect(ranked()).toEqual(BEFORE)
        },
        everything: async () => {
          await shown().sees(/^You see everything/)
          expect(ranked()).toEqual(AFTER)
        },
        team: async () => {
          await shown().sees('With all of it.')
          expect(within(screen.getByRole('dialog')).getAllByText('ada')).toHaveLength(1)
          expect(shown().server.countOf(TEAM)).toBe(0)
        },
        frozenForm: () =>
          waitFor(() => expect(screen.getAllByRole('button', { name: 'Reveal scoreboard' })).toHaveLength(1)),
        askedToLift: async () => {
          await shown().sees('Show hidden solves of Autumn Open?')
          await shown().sees('12 teams will see 30 hidden solves now.')
          expect(shown().server.countOf(SAVE)).toBe(0)
        },
        stillFrozen: async () => {
          await shown().sees('Not saved yet.')
          expect(shown().server.countOf(SAVE)).toBe(0)
        },
        lifted: async () => {
          await waitFor(() => expect(moment()).toBeNull())
          expect(shown().server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
            freezeAt: null,
          })
        },
        asked: async () => {
          await shown().sees('Reveal the scoreboard of Autumn Open?')
          await shown().sees('12 teams will see 30 hidden solves now.')
        },
        revealed: async () => {
          await shown().sees(/^The scoreboard was revealed on/)
          expect(screen.queryByRole('button', { name: 'Reveal scoreboard' })).toBeNull()
        },
        revealedBoard: () => {
          expect(ranked()).toEqual(AFTER)
          shown().seesNot(/[Ff]rozen/)
        },
      },
    )
  })
})
