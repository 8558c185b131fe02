import '#src/theme/index.css'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'
// These modules load first, so that no test waits for a file.
import '#src/features/game/game-end.tsx'
import '#src/pages/challenges.tsx'
import '#src/pages/game.tsx'
import '#src/pages/projector.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/wiring/live-machines.ts'
import '#src/wiring/participation.ts'
import '#src/wiring/projector.ts'

const ARRIVES = { timeout: 15_000 }
const running = aFullEvent()
const over = aFullEvent({ hoursGone: 48.1 })
const challenge = running.challengeId('Lattice of lies')
/** A sign of each complete screen, and its marks whose colour has a meaning. */
const SCREENS = {
  result: { at: '/games/1', event: over, there: '#member-shares', marks: ['[data-poster]'] },
  challenges: {
    at: '/games/1/challenges',
    event: running,
    there: 'a[data-card][data-solved]',
    marks: ['a[data-card][data-solved]'],
  },
  challenge: {
    at: `/games/1/challenges/${challenge}`,
    event: running,
    there: '.flag-bar__root',
    marks: [],
  },
  scoreboard: {
    at: '/games/1/scoreboard',
    event: running,
    there: '[role=grid] [data-mark]',
    marks: ['[role=grid] [data-mark]', '[role=grid] [data-coin]'],
  },
  projector: {
    at: '/games/1/projector',
    event: running,
    there: 'main ol[start] > li',
    marks: ['main ol[start] > li [class*=stripes]'],
  },
} as const
type Screen = keyof typeof SCREENS
const screens = Object.keys(SCREENS) as Screen[]
/** These marks keep their colours on every screen, because the colours stand for places and teams. */
const ALWAYS = ['[data-flag]', 'span[data-place], [data-coin]']

let world: AppWorld | null = null
const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: name === '' ? [] : [{ name, value }] })
afterEach(async () => {
  world?.close()
  await emulate('', '')
})

async function open(screen: Screen, scheme: 'dark' | 'light', width = 1280) {
  const { at, event, there } = SCREENS[screen]
  await page.viewport(width, 900)
  localStorage.setItem('language', 'en')
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(event.answers)
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />)
  await expect.poll(() => document.querySelector(there), ARRIVES).not.toBeNull()
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
const styleOf = (element: Element | null, part?: string) => getComputedStyle(element ?? document.body, part)

describe('more contrast', () => {
  beforeEach(() => emulate('prefers-contrast', 'more'))
  describe.each(['dark', 'light'] as const)('%s', (scheme) => {
    test.each(screens)('%s passes axe', { timeout: 60_000 }, async (screen) => {
      await open(screen, scheme)
      expect(await faults()).toEqual([])
    })
    test('lines have as much contrast as text, and tinted backgrounds are plain', async () => {
      await open('scoreboard', scheme)
      const colour = (name: string) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(--colors-${name})`
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }
      for (const name of ['fg-muted', 'fg-subtle', 'border-line', 'border-control', 'border-edge'])
        expect({ name, is: colour(name) }).toEqual({ name, is: colour('fg-default') })
      for (const tone of ['green', 'amber', 'bad', 'ice'])
        expect({ tone, is: colour(`tone-${tone}-soft`) }).toEqual({ tone, is: colour('bg-surface') })
      expect(colour('tone-amber-line')).toBe(colour('tone-amber-text'))
    })
  })
  test('the focus has a ring of four pixels', async () => {
    await open('challenges', 'dark')
    await userEvent.keyboard('{Tab}')
    expect(styleOf(document.activeElement).outlineWidth).toBe('4px')
    await emulate('', '')
    expect(styleOf(document.activeElement).outlineWidth).toBe('2px')
  })
})

describe('colours that a reader chooses', () => {
  beforeEach(() => emulate('forced-colors', 'active'))
  test.each(screens)('%s keeps those of flags, coins and cells', { timeout: 60_000 }, async (screen) => {
    await open(screen, 'dark')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    for (const selector of [...ALWAYS, ...SCREENS[screen].marks]) {
      const marks = [...document.querySelectorAll(selector)]
      expect({ selector, some: marks.length > 0 }).toEqual({ selector, some: true })
      const forced = marks.filter(
        (mark) =>
          ![styleOf(mark), styleOf(mark, '::before')].some((style) => style.forcedColorAdjust === 'none'),
      )
      expect({ selector, forced: forced.map(({ outerHTML }) => outerHTML.slice(0, 120)) }).toEqual({
        selector,
        forced: [],
      })
    }
    // axe computes contrast from the colours before the system replaces them, so its contrast findings are
    // ignored.
    expect((await faults()).filter((fault) => !fault.startsWith('color-contrast'))).toEqual([])
  })
})
