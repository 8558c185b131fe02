import '#src/theme/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KEYS } from '#src/shell/key-list.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import { focusNow } from '../../focus-now.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'

const ARRIVES = { timeout: 15_000 }
const event = aFullEvent()
let world: LiveEvent | null = null

beforeEach(() => page.viewport(1280, 800))
afterEach(() => world?.close())

const tab = () => document.querySelector('header:has([role=timer]) nav [aria-current=page]')?.textContent
const open = () => document.title.split(' - ')[0]
const flag = () => page.getByRole('textbox', { name: 'Flag' })
const search = () => page.getByRole('searchbox').first()
const press = (keys: string) => userEvent.keyboard(keys)

test('digits open the pages of a game, and N its notices', { timeout: 60_000 }, async () => {
  world = await openLiveEvent('/games/1/challenges', { event })
  await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
  await press('3')
  await expect.poll(tab, ARRIVES).toBe('Scoreboard')
  await press('1')
  await expect.poll(tab, ARRIVES).toBe('Overview')
  await press('2')
  await expect.poll(tab, ARRIVES).toContain('Challenges')
  await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Notices/ }).first(), ARRIVES).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('dialog', { name: 'Notices' }), ARRIVES).toBeVisible()
  // A layer over the page must disable the page's keys.
  await press('3')
  expect(tab()).toContain('Challenges')
  await press('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('keys of the challenges, and none in a text field', { timeout: 60_000 }, async () => {
  world = await openLiveEvent('/games/1/challenges', { event })
  await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
  const look = () => document.querySelector('[data-look]')?.getAttribute('data-look')
  const before = look()
  await press('v')
  await expect.poll(look).not.toBe(before)
  await press('v')
  await expect.poll(look).toBe(before)
  const cards = () => document.querySelectorAll('[data-card]').length
  const all = cards()
  await press('u')
  await expect.poll(cards).toBeLessThan(all)
  await press('u')
  await expect.poll(cards).toBe(all)
  await press('/')
  await expect.element(search()).toHaveFocus()
  await press('vu3n?')
  await expect.element(search()).toHaveValue('vu3n?')
  expect(tab()).toContain('Challenges')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await search().clear()
  await expect.poll(cards).toBe(all)
  expect(look()).toBe(before)
})

test('keys of an open challenge, and none in the flag field', { timeout: 60_000 }, async () => {
  world = await openLiveEvent(`/games/1/challenges/${event.challengeId('Lattice of lies')}`, { event })
  await expect.element(flag(), ARRIVES).toBeVisible()
  await expect.poll(open, ARRIVES).toBe('Lattice of lies')
  await press('j')
  await expect.poll(open, ARRIVES).not.toBe('Lattice of lies')
  await press('k')
  await expect.poll(open, ARRIVES).toBe('Lattice of lies')
  await expect.element(flag(), ARRIVES).toBeVisible()
  await press('f')
  await expect.element(flag()).toHaveFocus()
  await press('jkf3n?c')
  await expect.element(flag()).toHaveValue('jkf3n?c')
  expect(open()).toBe('Lattice of lies')
  // The first Escape leaves the field, the second the challenge.
  await press('{Escape}')
  await expect.element(flag()).not.toHaveFocus()
  await press('{Escape}')
  await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
  await expect.element(flag()).not.toBeInTheDocument()
})

test('keys of the scoreboard, and none in its search', { timeout: 60_000 }, async () => {
  world = await openLiveEvent('/games/1/scoreboard', { event })
  const grid = page.getByRole('grid')
  await expect.element(grid, ARRIVES).toBeVisible()
  const columns = () => grid.element().getAttribute('aria-colcount')
  const before = columns()
  await press('v')
  await expect.poll(columns).not.toBe(before)
  await press('v')
  await expect.poll(columns).toBe(before)
  await press('o')
  await expect
    .poll(
      () => document.getElementById(grid.element().getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
    .toContain(event.own.name)
  await press('/')
  await expect.element(search()).toHaveFocus()
  await press('vo1')
  await expect.element(search()).toHaveValue('vo1')
  expect([tab(), columns()]).toEqual(['Scoreboard', before])
})

test('Escape closes the panel of a team, and the grid has the keys again', { timeout: 60_000 }, async () => {
  world = await openLiveEvent('/games/1/scoreboard', { event })
  const grid = page.getByRole('grid')
  await expect.element(grid, ARRIVES).toBeVisible()
  await userEvent.tab()
  grid.element().focus()
  // The marked cell must have the focus ring, be it a team or a challenge.
  for (const keys of ['{ArrowDown}', '{ArrowRight}', '{Home}']) {
    await press(keys)
    await expect.poll(() => focusNow(new Set()), ARRIVES).toBe('shown')
  }
  await press('{Enter}')
  const panel = page.getByRole('dialog')
  await expect.element(panel, ARRIVES).toBeVisible()
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
  await press('{Tab}{Tab}{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(grid).toHaveFocus()
})

test('what a tool of the board removes gives the focus to the grid', { timeout: 60_000 }, async () => {
  // A low window has no place for the chart, so it is closed there.
  await page.viewport(1280, 700)
  world = await openLiveEvent('/games/1/scoreboard', { event })
  const grid = page.getByRole('grid')
  await expect.element(grid, ARRIVES).toBeVisible()
  const use = async (name: string) => {
    const tool = page.getByRole('button', { name }).last()
    await expect.element(tool, ARRIVES).toBeVisible()
    tool.element().focus()
    return tool
  }
  await press('c')
  grid.element().focus()
  await press('{ArrowDown}l')
  await use('Back to the top 10')
  await press('{Enter}')
  await expect.element(grid).toHaveFocus()
  await use('Choose teams')
  await press('c')
  await expect.element(grid).toHaveFocus()
  await press('c')
  await use('Hide chart')
  await press('{Enter}')
  await expect.element(grid).toHaveFocus()
  await press('r')
  await use('Exit replay')
  await press('{Enter}')
  await expect.element(grid).toHaveFocus()
  await press('s')
  await use('Show all teams')
  await press('{Enter}')
  await expect.element(grid).toHaveFocus()
})

test(
  'the palette leads to the pages of the game and to the next challenge',
  { timeout: 60_000 },
  async () => {
    world = await openLiveEvent(`/games/1/challenges/${event.challengeId('Lattice of lies')}`, { event })
    await expect.element(flag(), ARRIVES).toBeVisible()
    await press('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox'), ARRIVES).toHaveFocus()
    await press('next')
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent(/^Next/)
    await press('{Enter}')
    await expect.poll(open, ARRIVES).not.toBe('Lattice of lies')
    await press('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox'), ARRIVES).toHaveFocus()
    await press('scoreb')
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Scoreboard')
    await press('{Enter}')
    await expect.poll(tab, ARRIVES).toBe('Scoreboard')
  },
)

test.each(['en', 'zh', 'ja'] as const)(
  '"?" lists keys by screen in %s',
  { timeout: 60_000 },
  async (language) => {
    world = await openLiveEvent('/games/1/challenges', { event, language })
    await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
    await press('?')
    await expect.element(page.getByRole('dialog'), ARRIVES).toBeVisible()
    await expect
      .poll(() => document.querySelectorAll('[role=dialog] dt').length)
      .toBe(Object.values(KEYS).reduce((sum, acts) => sum + Object.keys(acts).length, 0))
  },
)
