import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const event = aFullEvent()
const BOARD = '/games/1/scoreboard'
const ALL = [360, 1280]
interface Layer {
  name: string
  keys: string[]
  text: string
  widths: number[]
}
/**
 * A layer over a screen: the keys that open it, the text that is typed into it, and the widths at which these
 * keys exist.
 */
const LAYERS = [
  { name: 'the list of keys', keys: ['?'], text: '', widths: ALL },
  { name: 'the palette', keys: ['{Control>}k{/Control}'], text: 'night', widths: ALL },
  { name: 'the notices', keys: ['n'], text: '', widths: ALL },
  { name: 'the panel of a team', keys: ['{ArrowDown}', '{Enter}'], text: '', widths: [1280] },
] satisfies Layer[]
let world: LiveEvent | null = null

afterEach(() => world?.close())

const layer = () => page.getByRole('dialog')
const stands = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  )
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test('layers over the scoreboard pass axe on phones and desktops', { timeout: 120_000 }, async () => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(BOARD, { event, scheme })
    const grid = page.getByRole('grid')
    await expect.element(grid, ARRIVES).toBeVisible()
    const found: string[] = []
    for (const width of ALL) {
      await act(() => page.viewport(width, 800))
      for (const { name, keys, text } of LAYERS.filter((each) => each.widths.includes(width))) {
        grid.element().focus()
        for (const key of keys) await userEvent.keyboard(key)
        await expect
          .poll(() => document.querySelectorAll('[role=dialog]').length, {
            ...ARRIVES,
            message: `${name}, ${width} px`,
          })
          .toBe(1)
        await expect.poll(() => document.activeElement?.closest('[role=dialog]') ?? null).not.toBeNull()
        if (text !== '') await userEvent.keyboard(text)
        await stands()
        for (const fault of await faults(layer().element())) found.push(`${name}, ${width} px: ${fault}`)
        if (overflow() > 0) found.push(`${name}, ${width} px: wider than the window`)
        await userEvent.keyboard('{Escape}')
        await expect.element(layer()).not.toBeInTheDocument()
      }
    }
    expect(found).toEqual([])
  })
})
