import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { START, TEAM_ID } from '../../contract/board/snapshot.ts'
import { settle } from '../../worlds/app.world.tsx'
import { aBoardRow, aConfig, aGameDetail } from '../../worlds/builders.ts'
import { aBoardModel, byRank, ok } from '../../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/projector.ts'
import '#src/features/scoreboard/open-replay.tsx'
import '#src/features/scoreboard/team-drawer.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/projector.en.ts'
import '#src/text/areas/scoreboard.en.ts'

const HOUR_MS = 3_600_000
const span = { start: toIso(START), end: toIso(START + 2 * HOUR_MS) }
const solves = [
  { team: 1, challenge: 0, at: START + HOUR_MS / 2 },
  { team: 1, challenge: 1, at: START + 1.5 * HOUR_MS },
  { team: 2, challenge: 0, at: START + 1.5 * HOUR_MS },
]
const board = { ...aBoardModel({ teams: 3, challenges: 2, solves }), ...span }
const solved = (place: number, at: number) => ({
  id: 1000 + place,
  score: 500,
  type: 'Normal' as const,
  userName: 'ada',
  time: toIso(at),
})
const item = aBoardRow({
  id: TEAM_ID + 1,
  bio: 'Bamboo first.',
  challenges: [solved(0, START + HOUR_MS / 2), solved(1, START + 1.5 * HOUR_MS)],
})
let app: WholeApp | null = null

beforeEach(() => {
  // The test DOM reports a cancelled animation as an error. A hidden page has no animations, so the page
  // pretends to be hidden.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  localStorage.setItem('language', 'en')
})
afterEach(() => {
  app?.close()
  app = null
  vi.restoreAllMocks()
})

test('an open team is shown as of the replayed moment, and is marked so; at the present it is current', async () => {
  const { sees, press } = (app = await openWholeApp(
    `/games/1/scoreboard?team=${TEAM_ID + 1}&at=${new Date(START + HOUR_MS).toISOString()}`,
    {
      'GET /api/config': ok(aConfig({ features: ['board'] })),
      'GET /api/game/1': ok(aGameDetail(span)),
      'GET /api/game/1/board': ok(board),
      [`GET /api/game/1/board/teams/${TEAM_ID + 1}`]: ok(item),
    },
  ))
  await sees('Bamboo first.')
  await screen.findByText(/^As of /, {}, { timeout: 10_000 })
  await settle()
  const drawer = () => within(screen.getByRole('dialog'))
  const solvedThen = () =>
    drawer()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  const fact = (name: string) => drawer().getByText(name).parentElement?.textContent
  expect(solvedThen()).toEqual(['challenge 0'])
  expect(fact('Solved')).toBe('Solved1 / 2')
  await press('Close')
  await press('Back to now')
  const [head] = byRank(
    within(screen.getByRole('grid', { hidden: true })).getAllByRole('rowheader', { hidden: true }),
  )
  await act(async () => head?.click())
  await settle()
  expect(solvedThen()).toEqual(['challenge 1', 'challenge 0'])
  expect(fact('Solved')).toBe('Solved2 / 2')
  expect(drawer().queryByText(/^As of /)).toBeNull()
})
