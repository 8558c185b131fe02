import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { START, TEAM_ID } from '../../contract/board/snapshot.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aBoardRow, aGameDetail, aProfile, aTeam } from '../../worlds/builders.ts'
import { aBoardModel, ok, playing, SPAN } from '../../worlds/scoreboard.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const WIDTHS = [360, 768, 1280, 1920]
const TEAMS = 400
const OWN = 300
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const solves = Array.from({ length: 600 }, (_, nth) => ({
  team: (nth * 7) % 200,
  challenge: nth % 60,
  at: START + nth * 60_000,
}))
const named = aBoardModel({ teams: TEAMS, challenges: 60, solves })
const LONGEST = 'A team whose name is as long as the platform lets a name be'
const names = named.teams.names.map((name, at) =>
  at > 0 && at % 7 === 0 && at < 70 ? `${LONGEST} ${at}` : name,
)
const FILLING = 'with a title that fills several lines of a tooltip '.repeat(3)
const challenges = named.challenges.map((each) => ({ ...each, title: `${each.title} ${FILLING}` }))
const board = { ...named, challenges, teams: { ...named.teams, names } }
const ownName = `team ${OWN}`

async function open(scheme: 'dark' | 'light' = 'dark') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    ...playing(board),
    'GET /api/account/profile': ok(aProfile()),
    'GET /api/team': ok([aTeam({ id: TEAM_ID + OWN, name: ownName })]),
    'GET /api/game/1': ok(aGameDetail({ ...SPAN, teamName: ownName, status: 'Accepted' })),
    [`GET /api/game/1/board/teams/${TEAM_ID}`]: ok(aBoardRow({ id: TEAM_ID, bio: 'Bamboo first.' })),
  })
  await show(
    world,
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/games/1/scoreboard'] })} />,
  )
  await expect.element(page.getByRole('grid'), ARRIVES).toBeVisible()
  // The page requests the team after the board has loaded.
  await expect.poll(pinned, ARRIVES).not.toBeNull()
}

const grid = (): HTMLElement => {
  const found = page.getByRole('grid').element()
  if (!(found instanceof HTMLElement)) throw new Error('The grid is no element of HTML.')
  return found
}
/** The cell with the cursor. Null if it is not drawn, because only visible cells are. */
const cursor = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
const rowOf = (cell: Element | null) => Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex'))
const columnOf = (cell: Element | null) => Number(cell?.getAttribute('aria-colindex'))

/** Whether the cell is visible: not under the header row, not under the team column, and inside the box. */
function isOpen(cell: Element | null): boolean {
  if (!cell) return false
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return found !== null && cell.contains(found)
}
const pinned = () => document.querySelector<HTMLElement>('[role=grid] [aria-hidden] [data-own]')

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test('it passes axe and fits every width', { timeout: 90_000 }, async () => {
    await page.viewport(1280, 860)
    await open(scheme)
    for (const width of WIDTHS) {
      await act(() => page.viewport(width, 860))
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect({ width, overflow, faults: await faults() }).toEqual({ width, overflow: 0, faults: [] })
    }
  })
})

test('keys reach the whole board, and the current cell is visible', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 860)
  await open()
  grid().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect([rowOf(cursor()), columnOf(cursor())]).toEqual([3, 3])
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect
    .poll(() => [rowOf(cursor()), columnOf(cursor()), isOpen(cursor())])
    .toEqual([TEAMS + 1, 61, true])
  await userEvent.keyboard('{Home}{PageUp}{PageUp}')
  await expect
    .poll(() => [rowOf(cursor()), columnOf(cursor()), isOpen(cursor())])
    .toEqual([TEAMS - 19, 1, true])
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
  await expect.poll(() => [rowOf(cursor()), columnOf(cursor()), isOpen(cursor())]).toEqual([2, 2, true])
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/challenge 0/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog'), ARRIVES).toBeVisible()
})

test('the focus is visible after the selected row has left the window', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 860)
  await open()
  await userEvent.keyboard('{Tab}')
  grid().focus({ preventScroll: true })
  const ringed = () => getComputedStyle(grid()).outlineStyle
  await expect.poll(() => [isOpen(cursor()), ringed()]).toEqual([true, 'none'])
  scrollTo(0, 5000)
  await expect.poll(() => [cursor(), ringed()]).toEqual([null, 'solid'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => [rowOf(cursor()), isOpen(cursor()), ringed()]).toEqual([3, true, 'none'])
})

test('a tooltip is whole in the window', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 860)
  await open()
  const cells = () => [...document.querySelectorAll('[role=grid] [data-index] [role=gridcell]')]
  await expect.poll(() => cells().some(isOpen), ARRIVES).toBe(true)
  const seen = cells().filter(isOpen)
  const [first, last] = [seen[0], seen.at(-1)]
  for (const cell of [first, last]) {
    await userEvent.hover(cell ?? document.body)
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    const { left, top, right, bottom } = page.getByRole('tooltip').element().getBoundingClientRect()
    expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual(Array(4).fill(true))
    await userEvent.hover(page.getByRole('searchbox'))
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  }
})

test('an unsolved challenge has a cell only while it is selected, and has a tooltip under the pointer', async () => {
  await page.viewport(1280, 860)
  await open()
  const first = () => document.querySelector('[role=grid] [data-index="0"]')
  const cells = () => first()?.querySelectorAll('[role=gridcell]').length
  const solved = cells()
  const column = Array.from({ length: 60 }, (_, nth) => nth).findLast(
    (nth) => !first()?.querySelector(`[aria-colindex="${nth + 2}"]`),
  )
  const block = [...(first()?.querySelectorAll<HTMLElement>('[data-from]') ?? [])].findLast(
    ({ dataset }) => Number(dataset['from']) <= (column ?? 0),
  )
  const columns = Number(block?.style.getPropertyValue('--columns'))
  const box = block?.getBoundingClientRect() ?? new DOMRect()
  const nth = (column ?? 0) - Number(block?.dataset['from'])
  const position = { x: ((nth + 0.5) * box.width) / columns, y: box.height / 2 }
  await userEvent.hover(block ?? document.body, { position })
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(new RegExp(`^challenge ${column}`))
  expect(cells()).toBe(solved)
  await userEvent.click(block ?? document.body, { position })
  await expect.element(page.getByRole('dialog'), ARRIVES).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('grid'), ARRIVES).toBeVisible()
  await expect.poll(() => [columnOf(cursor()), cells()]).toEqual([(column ?? 0) + 2, Number(solved) + 1])
  grid().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => [rowOf(cursor()), cells()]).toEqual([3, solved])
})

test('the page contains only the visible cells, at any position', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 860)
  await open()
  const sizes = new Set<number>()
  for (const top of [0, 5000, 5017, 100_000]) {
    await act(() => {
      scrollTo(0, top)
      return new Promise((settle) => setTimeout(settle, 100))
    })
    sizes.add(document.querySelectorAll('[role=gridcell]').length)
    const cell = document.elementFromPoint(innerWidth / 2, innerHeight - 80)?.closest('[data-from]')
    expect(cell, `cells at ${top}`).toBeInstanceOf(HTMLElement)
  }
  // The board has 24,000 cells, most of them unsolved. Only a few hundred may be in the page.
  expect(Math.max(...sizes)).toBeLessThan(500)
})

test('the own row is pinned at the lower edge while it is out of view', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 860)
  await open()
  const isPinned = () => {
    const { bottom = 0 } = pinned()?.getBoundingClientRect() ?? {}
    return (pinned()?.textContent ?? '').includes(ownName) && Math.abs(innerHeight - bottom) < 2
  }
  expect(isPinned()).toBe(true)
  await page.getByRole('button', { name: 'My team' }).click()
  await expect.poll(pinned).toBeNull()
  expect(isOpen(cursor())).toBe(true)
  expect(cursor()?.getAttribute('aria-label')).toContain(ownName)
  scrollTo(0, 0)
  await expect.poll(isPinned).toBe(true)
  // At the end of the page the legend must be below the own row.
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => pinned()?.textContent).toContain(ownName)
  const legend = page.getByRole('list', { name: 'Marks' }).element().getBoundingClientRect()
  const { top = 0, bottom = 0 } = pinned()?.getBoundingClientRect() ?? {}
  expect([top > innerHeight / 2, bottom <= legend.top, legend.bottom <= innerHeight]).toEqual([
    true,
    true,
    true,
  ])
})

test('a search jumps to the team, wherever it is', { timeout: 60_000 }, async () => {
  await page.viewport(360, 780)
  await open()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search teams' }), 'team 39')
  await userEvent.keyboard('{Enter}')
  const hit = () => document.querySelector('[data-hit] [role=rowheader]')
  await expect.poll(() => isOpen(hit())).toBe(true)
  expect(hit()?.getAttribute('aria-label')).toContain('team 39')
  const first = rowOf(hit())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rowOf(hit())).not.toBe(first)
  await expect.poll(() => isOpen(hit())).toBe(true)
})
