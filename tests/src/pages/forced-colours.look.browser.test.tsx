import '#src/theme/index.css'
import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { aFullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
import { focusNow } from '../../focus-now.ts'

const ARRIVES = { timeout: 15_000 }
const event = aFullEvent()
const OPEN = `/games/1/challenges/${event.challengeId('Lattice of lies')}`
let world: LiveEvent | null = null

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
afterEach(async () => {
  world?.close()
  await emulate('')
})

async function open(address: string, width: number) {
  await page.viewport(width, 800)
  await emulate('active')
  world = await openLiveEvent(address, { event })
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
/** The background of selected things in the system colours of the user. */
function highlight(): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.backgroundColor = 'Highlight'
  const colour = groundOf(probe)
  probe.remove()
  return colour
}
const isDrawn = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
const named = (element: Element) =>
  `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`

test.each([
  ['/games/1/challenges', 360, '[aria-current]'],
  ['/games/1/challenges', 1280, '[aria-current], [aria-pressed=true]'],
  [OPEN, 1280, '[aria-current]'],
  ['/games/1/scoreboard', 1280, '[aria-current], [aria-pressed=true]'],
])('%s, %i px: what is chosen has the ground of chosen things', async (address, width, chosen) => {
  await open(address, width)
  await expect.element(page.getByText('Kernel Panic').first(), ARRIVES).toBeInTheDocument()
  const all = () => [...document.querySelectorAll(chosen)].filter(isDrawn)
  await expect.poll(() => all().length, ARRIVES).toBeGreaterThan(width < 768 ? 0 : 1)
  expect(
    all()
      .filter((element) => groundOf(element) !== highlight())
      .map(named),
  ).toEqual([])
})

test.each(['/games/1/challenges', OPEN, '/games/1/scoreboard', '/games/1', '/teams'])(
  '%s: only the focused element has a ring',
  async (address) => {
    await open(address, 1280)
    await expect.element(page.getByText('Kernel Panic').first(), ARRIVES).toBeInTheDocument()
    await userEvent.tab()
    expect(focusNow(new Set())).toBe('shown')
    const ringed = [...document.querySelectorAll('*:not([data-own])')].filter((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return isDrawn(element) && outlineStyle !== 'none' && parseFloat(outlineWidth) > 1
    })
    expect(ringed.filter((element) => element !== document.activeElement).map(named)).toEqual([])
  },
)

test('the own row of the scoreboard has a frame, and cards that are not solved have one', async () => {
  await open('/games/1/scoreboard', 1280)
  const own = () => document.querySelector('[role=grid] [data-own]')
  await expect.poll(own, ARRIVES).not.toBeNull()
  const outline = getComputedStyle(own() ?? document.body)
  expect([outline.outlineStyle, outline.outlineWidth]).toEqual(['solid', '2px'])
  world?.close()
  await open('/games/1/challenges', 1280)
  await expect.element(page.getByText('ret2win').first(), ARRIVES).toBeVisible()
  const cards = [...document.querySelectorAll('a[href*="/challenges/"]:not([data-solved])')]
  expect(cards.length).toBeGreaterThan(10)
  for (const card of cards) expect(getComputedStyle(card, '::before').outlineStyle).toBe('solid')
})
