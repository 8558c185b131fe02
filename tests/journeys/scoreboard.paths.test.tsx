import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { END, START, TEAM_ID } from '../contract/board/snapshot.ts'
import { settle } from '../worlds/app.world.tsx'
import { aBoardRow, aConfig, aGameDetail } from '../worlds/builders.ts'
import { aBoardModel, boardCall, byRank, ok, wholeBoard } from '../worlds/scoreboard.world.ts'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { scoreboardJourney } from './scoreboard.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/features/scoreboard/team-drawer.tsx'
import '#src/pages/game.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/scoreboard.en.ts'

const ADDRESS = '/games/1/scoreboard'
const TEAM = `GET /api/game/1/board/teams/${TEAM_ID + 1}`
/** The page reads the board earlier after a failure. */
const RETRY_MS = 5_000
const span = { start: toIso(START), end: toIso(END) }
const solves = [
  { team: 1, challenge: 0, at: START + 1_000 },
  { team: 2, challenge: 0, at: START + 2_000 },
]
const shape = { teams: 3, challenges: 2, organizations: ['North', 'West', 'North'] }
const later = [...solves, ...[0, 1].map((challenge) => ({ team: 0, challenge, at: START + 3_000 }))]
const BIO = 'Bamboo first.'
const NOT_STARTED = { status: 400, body: { title: 'The game has not started', status: 400 } }
const RANKED = ['1. team 1', '2. team 2', '3. team 0']
const RANKED_LATER = ['1. team 0', '2. team 1', '3. team 2']
const item = aBoardRow({
  id: TEAM_ID + 1,
  bio: BIO,
  challenges: [{ id: 1000, score: 525, type: 'FirstBlood', userName: 'ada', time: toIso(START + 1_000) }],
})
let app: TimedApp | null = null

afterEach(() => app?.close())

const teams = () =>
  byRank(within(screen.getByRole('grid', { hidden: true })).getAllByRole('rowheader', { hidden: true })).map(
    (head) => head.getAttribute('aria-label')?.replace(/^(\d+), ([^,]+),.*/, '$1. $2'),
  )
const choose = async (organisation: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Organisation' })
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: organisation })
  await act(async () => void fireEvent.change(select, { target: { value: option.value } }))
  await settle()
}
const search = async (text: string) => {
  await act(
    async () =>
      void fireEvent.change(screen.getByRole('searchbox', { name: 'Search teams' }), {
        target: { value: text },
      }),
  )
  await settle()
}
const drawer = () => within(screen.getByRole('dialog', { name: 'team 1' }))
const factOf = (name: string) => drawer().getByText(name).nextElementSibling?.textContent

describe.each(waysThrough(scoreboardJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openTimed(
      ADDRESS,
      {
        'GET /api/config': ok(aConfig({ features: ['board'] })),
        'GET /api/game/1': ok(aGameDetail(span)),
        'GET /api/game/1/board': NOT_STARTED,
        'GET /api/game/1/scoreboard': NOT_STARTED,
        [TEAM]: ok(item),
      },
      // The game starts two seconds after the page opens, so the start happens while the user watches.
      { now: START - 2_000 },
    )
    const { server, isOnBase, press, passes, pressable, sees, seesNot, isAt } = app
    const { question: BOARD, refreshMs } = boardCall(isOnBase)
    const boardAfter = (counted: typeof solves) => {
      const form = { ...shape, solves: counted }
      return isOnBase
        ? wholeBoard(form, (team) => (team === 1 ? { bio: BIO } : {}))
        : { ...aBoardModel(form), ...span }
    }
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.says(BOARD, 'held')
      server.release(BOARD, reply)
      await settle()
    }
    const seesBoard = async (ranking: readonly string[]) => {
      await sees('team 1')
      expect(teams()).toEqual(ranking)
    }
    const fresh = () => seesNot(/may be out of date/)
    await way.test(
      {
        'the game starts': () => passes(8_000),
        'the person goes to the scoreboard': () => {
          server.says(BOARD, 'held')
          return press('Scoreboard')
        },
        'the board comes': () => answer(ok(boardAfter(solves))),
        'the line is cut': () => answer('silence'),
        'the person tries again': async () => {
          const asked = server.countOf(BOARD)
          await press('Try again')
          expect(server.countOf(BOARD)).toBe(asked + 1)
        },
        'the line comes back by itself': async () => {
          server.says(BOARD, ok(boardAfter(solves)))
          await passes(RETRY_MS)
        },
        'the person takes one organisation': () => choose('North'),
        'the person takes all again': () => choose('Overall'),
        'the person looks for a team that is not there': () => search('nobody'),
        'the person looks for a team of another one': () => search('team 1'),
        'the person clears the search': () => search(''),
        'the person opens a team': async () => {
          const [first] = byRank(within(screen.getByRole('grid')).getAllByRole('rowheader'))
          await act(async () => first?.click())
          await settle()
        },
        'the person closes it': () => press('Close'),
        'another team goes ahead': async () => {
          server.says(BOARD, ok(boardAfter(later)))
          await passes(refreshMs)
        },
        'a refresh fails': async () => {
          server.says(BOARD, 'silence')
          await passes(refreshMs)
        },
      },
      {
        ahead: async () => {
          await isAt('/games/1')
          await sees('The game hasn’t started yet')
          expect(pressable('Scoreboard')).toEqual([])
          expect(screen.queryByRole('grid')).toBeNull()
        },
        started: () => expect(pressable('Scoreboard')).not.toEqual([]),
        loading: async () => {
          await isAt(ADDRESS)
          expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
          expect(screen.queryByRole('grid')).toBeNull()
        },
        failed: async () => {
          await sees('Couldn’t load this')
          await sees(/Can’t reach the server/)
        },
        // The error stays until the board has loaded, because it would otherwise flicker.
        tryingAgain: () => sees('Couldn’t load this'),
        board: async () => {
          await seesBoard(RANKED)
          await isAt(ADDRESS)
          expect(screen.queryByRole('dialog')).toBeNull()
          seesNot('No teams found')
          fresh()
        },
        filtered: async () => {
          await isAt(`${ADDRESS}?organisation=North`)
          expect(teams()).toEqual(['1. team 2', '2. team 0'])
        },
        movedWithin: () => expect(teams()).toEqual(['1. team 0', '2. team 2']),
        nobodyFound: async () => {
          await sees('No teams found')
          // A search moves to a team and hides no other team.
          await seesBoard(RANKED)
        },
        nobodyWithin: () => sees('No teams found'),
        team: async () => {
          await isAt(`${ADDRESS}?team=${TEAM_ID + 1}`)
          await sees(BIO)
          expect([factOf('Rank'), factOf('Rank in West'), factOf('Solved')]).toEqual(['#1', '#1', '1 / 2'])
          expect(drawer().getByRole('heading', { name: 'By category' })).toBeDefined()
          expect(
            within(drawer().getByRole('table', { name: 'Solves, newest first' })).getByText('ada'),
          ).toBeDefined()
        },
        teamOvertaken: () => expect([factOf('Rank'), factOf('Rank in West')]).toEqual(['#2', '#1']),
        teamStale: async () => {
          await sees(/may be out of date/)
          expect(factOf('Rank')).toBe('#1')
        },
        moved: async () => {
          await seesBoard(RANKED_LATER)
          fresh()
        },
        stale: async () => {
          await sees(/may be out of date/)
          await seesBoard(RANKED)
        },
      },
    )
  })
})
