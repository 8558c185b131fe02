import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { barsOf } from '#src/features/room-pages/half-hours.tsx'
import { PersonView } from '#src/features/room-pages/person-page.tsx'
import { stepsOf } from '#src/features/room-pages/points-line.tsx'
import { medianOf, ResultsView } from '#src/features/room-pages/results-page.tsx'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { spansOf } from '#src/features/room-pages/solve-times.tsx'
import { TeamView } from '#src/features/room-pages/team-page.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/audit.en.ts'
import '#src/text/areas/monitor.en.ts'
import '#src/text/areas/room-pages.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const team = (name: 'team' | 'masked' | 'banned' | 'quiet', isAdmin = true) =>
  show(
    world,
    <MemoryRouter>
      <TeamView {...examples[name]} game={3} isAdmin={isAdmin} />
    </MemoryRouter>,
  )
const results = (name: 'results' | 'unsolved', isAdmin = true) =>
  show(
    world,
    <MemoryRouter>
      <ResultsView {...examples[name]} game={3} isAdmin={isAdmin} isMasked={false} />
    </MemoryRouter>,
  )
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')

describe('the page of a team', () => {
  test('has seven figures', async () => {
    await team('team')
    expect(screen.getByLabelText('Figures').textContent).toContain('Rank230 of 485Points679Solves2 of 4')
    expect(screen.getByLabelText('Figures').children).toHaveLength(7)
  })
  test('has all challenges, in words too, and each leads to its results', async () => {
    await team('team')
    const marks = within(screen.getByRole('list', { name: 'Challenges' })).getAllByRole('link')
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Gas golf: solved, 300 points',
      'Rusty lock: unsolved, 3 submitted',
      'Go figure: no submissions',
      'Fast sums: solve number 1, 379 points',
    ])
    expect(marks[1]?.getAttribute('href')).toBe('/games/3/room/challenges/3/results')
  })
  test('each name leads to its page', async () => {
    await team('team')
    expect(hrefOf('yuki56')).toBe('/games/3/room/teams/people/6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a02')
    expect(hrefOf('Hello World')).toBe('/games/3/room/teams/14')
    expect(hrefOf('In Live')).toBe('/games/3/room/live/submissions?q=team%3A%22Paper+Tigers%22')
  })
  test('shows only the correct submissions when asked', async () => {
    await team('team')
    const rows = () => within(screen.getByRole('table', { name: 'Submissions' })).getAllByRole('row')
    expect(rows()).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
    expect(rows()).toHaveLength(2)
  })
  test('says that a shared address may be harmless', async () => {
    await team('team')
    expect(document.body.textContent).toContain('also Hello World')
    expect(document.body.textContent).toContain('and 37 teams more')
    expect(document.body.textContent).toContain('often has one address for many teams')
  })
  test('hides flags, addresses and persons in streaming mode', async () => {
    await team('masked')
    for (const secret of ['rusty_', '203.0.113', 'mail.example', 'Rossi'])
      expect(document.body.innerHTML).not.toContain(secret)
  })
  test('has no history for monitors', async () => {
    await team('team', false)
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull()
  })
  test('of a banned team has no rank, and an empty one says what is missing', async () => {
    await team('banned')
    expect(document.body.textContent).toContain('BannedJoined')
    expect(document.body.textContent).toContain('Rank– of 485')
  })
  test('without anything says what is missing', async () => {
    await team('quiet')
    for (const text of ['No submissions yet', 'No addresses stored', 'None running', 'No organiser has'])
      expect(document.body.textContent).toContain(text)
  })
})

describe('the page of a person', () => {
  test('has teams, games, addresses and sign-ins', async () => {
    await show(
      world,
      <MemoryRouter>
        <PersonView {...examples.person} game={3} isAdmin isMasked={false} />
      </MemoryRouter>,
    )
    expect(hrefOf('Harbour Lights 2026')).toBe('/games/3/room/teams/12')
    expect(document.body.textContent).toContain('Old Friendsnot in this game')
    expect(document.body.textContent).toContain('Firefox on Linux')
  })
})

describe('the results of a challenge', () => {
  test('has seven figures, with the time to the first solve and the median', async () => {
    await results('results')
    expect(screen.getByLabelText('Figures').children).toHaveLength(7)
    expect(screen.getByLabelText('Figures').textContent).toContain('First solve5mMedian5m')
  })
  test('leads to who solved it and to the wrong flags in the live list', async () => {
    await results('results')
    expect(hrefOf('孤岛小分队')).toBe('/games/3/room/teams/21')
    expect(hrefOf('marlow87')).toContain('/games/3/room/teams/people/')
    expect(hrefOf('flags of other teams')).toContain('is%3Acheat')
  })
  test('has no way to the editor for monitors', async () => {
    await results('results', false)
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
  test('of an unsolved challenge says so', async () => {
    await results('unsolved')
    expect(document.body.textContent).toContain('No team has solved it yet')
    expect(document.body.textContent).toContain('Turned off')
  })
})

describe('the pictures', () => {
  test('the line rises at each solve', () => {
    const solves = [
      { at: 50, points: 30 },
      { at: 25, points: 10 },
    ]
    expect(stepsOf(solves, 0, 100)).toBe('0,100 250,100 250,75 500,75 500,0 1000,0')
    expect(stepsOf([], 0, 0)).toBe('0,100 1000,100')
  })
  test('half hours without submissions have a place', () => {
    const bars = barsOf([
      { at: '2026-11-21T06:00:00Z', solves: 1, others: 30 },
      { at: '2026-11-21T07:00:00Z', solves: 2, others: 12 },
    ])
    expect(bars.map(({ solves, others }) => [solves, others])).toEqual([
      [1, 30],
      [0, 0],
      [2, 12],
    ])
    expect(barsOf([])).toEqual([])
    const opened = Date.parse('2026-11-21T05:10:00Z')
    const late = barsOf([{ at: '2026-11-21T06:00:00Z', solves: 1, others: 0 }], opened)
    expect(late.map(({ solves }) => solves)).toEqual([0, 0, 1])
  })
  test('each time is in one span', () => {
    const hour = 3_600_000
    expect(spansOf([0, hour / 2, hour, 47 * hour, 48 * hour])).toEqual([1, 1, 1, 0, 0, 0, 0, 1, 1])
    expect(medianOf([30, 10, 20, 40])).toBe(20)
    expect(medianOf([])).toBeNull()
  })
})
