import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { aGameDetail, aProfile } from '../../worlds/builders.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
import { faults } from '../ui/axe.ts'
import { watchShifts } from '../ui/shifts.ts'

const ARRIVES = { timeout: 15_000 }
const WIDTHS = [360, 768, 1080, 1280, 1920]
const LANGUAGES = ['en', 'zh', 'ja'] as const
const BOARD = '/games/1/scoreboard'
const CARDS = '/games/1/challenges'
const HARD = 'The lighthouse keeper’s allocator'
const ok = (body: unknown) => ({ status: 200, body })
let world: LiveEvent | null = null

afterEach(() => {
  closeAllToasts()
  world?.close()
})

const header = () => document.querySelector<HTMLElement>('main header, header:has([role=timer])')
const pill = () => header()?.querySelector<HTMLElement>('button[data-tone]')
const tone = () => pill()?.dataset['tone']
const toast = () => document.querySelector<HTMLElement>('[data-toast]')

/** Lists the faults of the header at each width. */
async function lookAt(widths = WIDTHS) {
  const wrong: unknown[] = []
  for (const width of widths) {
    await act(() => page.viewport(width, 800))
    await expect.poll(() => header()?.querySelector('nav') !== null).toBe(width >= 768)
    const box = header()?.getBoundingClientRect()
    const root = document.documentElement
    const tabs = header()?.querySelector('nav')
    const parts = [...(header()?.children ?? [])].filter((part) => !part.hasAttribute('data-toasts'))
    const facts = {
      height: box?.height,
      overflow: root.scrollWidth - root.clientWidth,
      tabsHidden: tabs ? tabs.scrollWidth - tabs.clientWidth : 0,
      outside: parts
        .filter((part) => part.getBoundingClientRect().right > width)
        .map(({ className }) => className),
      overlaps: overlapping(parts),
      pillHidden: (pill()?.scrollWidth ?? 0) - (pill()?.clientWidth ?? 0),
    }
    const right = {
      height: width < 768 ? 52 : 56,
      overflow: 0,
      tabsHidden: 0,
      outside: [],
      overlaps: [],
      pillHidden: 0,
    }
    if (JSON.stringify(facts) !== JSON.stringify(right)) wrong.push({ width, ...facts })
  }
  return wrong
}

/** Neighbours that overlap. Text for screen readers does not count, because it is invisible. */
function overlapping(parts: readonly Element[]): string[] {
  const boxes = parts
    .filter((part) => getComputedStyle(part).visibility !== 'hidden')
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
    .toSorted((one, other) => one.box.left - other.box.left)
  return boxes.flatMap(({ name, box }, nth) => {
    const next = boxes[nth + 1]
    return next && next.box.left < box.right - 0.5 ? [`${name} | ${next.name}`] : []
  })
}

const settled = async () => {
  await expect.poll(tone, ARRIVES).toBe('live')
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('the header keeps its height, and contains all of its parts', { timeout: 60_000 }, async () => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(CARDS, { language })
    await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
    await settled()
    expect(await lookAt()).toEqual([])
    await world.drops()
    await expect.poll(tone).toBe('warning')
    expect(await lookAt()).toEqual([])
    await world.goesOffline()
    await expect.poll(tone).toBe('danger')
    expect(await lookAt()).toEqual([])
  })
})

const event = aFullEvent()
const running = (facts: Parameters<typeof aGameDetail>[0]) =>
  ok(
    aGameDetail({
      title: 'Harbour Lights 2026',
      start: toIso(event.startsAt),
      end: toIso(event.endsAt),
      teamName: event.own.name,
      status: 'Accepted',
      ...facts,
    }),
  )
const ended = aFullEvent({ hoursGone: 49 })
const frozen = aFullEvent({ freeze: { freezeAt: Date.now() - 3_600_000, revealedAt: null } })

describe('at every width, also', () => {
  test.each([
    ['a long title', { 'GET /api/game/1': running({ title: 'The Grand International Harbour '.repeat(4) }) }],
    ['a title without gaps', { 'GET /api/game/1': running({ title: 'W'.repeat(60) }) }],
    [
      'a CJK title',
      { 'GET /api/game/1': running({ title: '第十二届全国大学生信息安全竞赛创新实践能力赛总决赛' }) },
    ],
    ['no team', { 'GET /api/game/1': running({ status: 'Unsubmitted', teamName: null }) }],
    ['an organiser', { 'GET /api/account/profile': ok(aProfile({ userName: 'mika', role: 'Admin' })) }],
    ['the last hour', { 'GET /api/game/1': running({ end: toIso(Date.now() + 1_800_000) }) }],
    ['ten days left', { 'GET /api/game/1': running({ end: toIso(Date.now() + 10 * 86_400_000) }) }],
  ])('%s', { timeout: 60_000 }, async (_, answers) => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(BOARD, { event, answers })
    await expect.element(page.getByRole('timer'), ARRIVES).toBeVisible()
    await settled()
    expect(await lookAt()).toEqual([])
  })
  test('a frozen board', { timeout: 60_000 }, async () => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(BOARD, { event: frozen })
    await expect.poll(tone, ARRIVES).toBe('ice')
    expect(await lookAt()).toEqual([])
  })
  test('a game that is over', { timeout: 60_000 }, async () => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(BOARD, { event: ended })
    await expect.element(page.getByRole('timer'), ARRIVES).toHaveTextContent('Ended')
    await settled()
    expect(await lookAt()).toEqual([])
  })
})

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

test.each([360, 768, 1280, 1920])(
  'nothing moves when news arrive and the connection is lost: %i px',
  { timeout: 60_000 },
  async (width) => {
    await page.viewport(width, 800)
    world = await openLiveEvent(CARDS)
    await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
    await settled()
    await expect.poll(() => document.querySelectorAll('[data-waiting]').length).toBe(0)
    // Waits until fonts, images and late parts have loaded.
    await document.fonts.ready
    await new Promise((done) => setTimeout(done, 1_500))
    const shifts = watchShifts()
    await world.solves(2, HARD)
    await world.tells('FirstBlood', `🥇 Night Ferry – ${HARD}`)
    await expect.poll(() => toast()?.textContent, ARRIVES).toContain('Night Ferry')
    await frames()
    await world.tells('Normal', 'Lunch is served on deck two. '.repeat(10))
    await expect.poll(() => toast()?.textContent, ARRIVES).toContain('Lunch')
    // The own team overtakes others, so that the header shows a new rank.
    await world.solves(14, '灯台の鍵')
    await frames()
    // On phones the state of the connection replaces the title.
    if (width >= 768) {
      await world.drops()
      await expect.poll(tone).toBe('warning')
      await world.goesOffline()
      await expect.poll(tone).toBe('danger')
    }
    await frames()
    expect(shifts()).toEqual([])
  },
)

test('a first blood is golden in the dock, and above the title on phones', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 800)
  world = await openLiveEvent(CARDS)
  await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
  await settled()
  await expect.element(page.getByRole('region', { name: 'Your team', exact: true })).toHaveTextContent(/#24/)
  await world.solves(2, HARD)
  await world.tells('FirstBlood', `🥇 Night Ferry – ${HARD}`)
  await expect
    .poll(() => toast()?.innerText.replaceAll(/\s+/g, ' '), ARRIVES)
    .toBe(`1 Night Ferry first blood on ${HARD} +1,050`)
  const dock = page.getByRole('region', { name: 'Your team', exact: true }).element().getBoundingClientRect()
  expect({ height: dock.height, bottom: dock.bottom }).toEqual({ height: 48, bottom: 800 })
  const line = toast()?.getBoundingClientRect()
  expect(line?.top).toBeGreaterThanOrEqual(dock.top)
  expect(line?.right).toBe(1280)
  expect(toast()?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  await act(() => page.viewport(360, 800))
  await expect.poll(() => toast()?.dataset['form']).toBe('corner')
  const strip = toast()?.getBoundingClientRect()
  const own = page.getByText('#24').first().element().getBoundingClientRect()
  expect([strip?.left, strip?.top, strip?.height]).toEqual([0, 0, 52])
  expect(strip?.right).toBeLessThanOrEqual(own.left)
  // In a wide window the header shows this event permanently, so no toast covers anything.
  await act(() => page.viewport(1280, 800))
  await expect.poll(toast, { timeout: 12_000 }).toBe(null)
  await expect
    .element(page.getByRole('region', { name: 'Your team', exact: true }))
    .toHaveTextContent(new RegExp(`Night Ferry first blood on ${HARD}`))
})

test.each([1080, 1280])('a long Japanese title fills its place: %i px', async (width) => {
  await page.viewport(width, 800)
  const title = '第十二回全国高校サイバーセキュリティ技術競技大会決勝（東日本ブロック）'
  world = await openLiveEvent(BOARD, {
    event,
    language: 'ja',
    answers: { 'GET /api/game/1': running({ title }) },
  })
  await expect.element(page.getByRole('timer'), ARRIVES).toBeVisible()
  await settled()
  const heading = header()?.querySelector('h1')
  const letters = document.createRange()
  if (heading?.firstChild) letters.selectNodeContents(heading)
  const [line] = letters.getClientRects()
  const room = heading?.clientWidth ?? 0
  expect(room).toBeGreaterThan(150)
  expect(room - (line?.width ?? 0)).toBeLessThan(20)
})

test('nothing stays hidden under the dock', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 800)
  world = await openLiveEvent(`/games/1/challenges/${event.challengeId('Lattice of lies')}`)
  const field = page.getByRole('textbox', { name: 'Flag' })
  await expect.element(field, ARRIVES).toBeVisible()
  const dock = () =>
    page.getByRole('region', { name: 'Your team', exact: true }).element().getBoundingClientRect()
  const bar = () => field.element().closest('form')?.parentElement?.getBoundingClientRect()
  expect(bar()?.bottom).toBe(dock().top)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await frames()
  expect(bar()?.bottom).toBe(dock().top)
})

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test('axe finds no fault in the header, the dock and their news', { timeout: 60_000 }, async () => {
    await page.viewport(1280, 800)
    world = await openLiveEvent(CARDS, { scheme })
    await expect.element(page.getByText('Baby RSA').first(), ARRIVES).toBeVisible()
    await settled()
    const parts = () =>
      [header(), document.querySelector('section[aria-label="Your team"]')].flatMap((part) => part ?? [])
    expect(parts()).toHaveLength(2)
    const all = async () => {
      const each: string[] = []
      for (const part of parts()) each.push(...(await faults(part)))
      return each
    }
    expect(await all()).toEqual([])
    await world.solves(2, HARD)
    await world.tells('FirstBlood', `🥇 Night Ferry – ${HARD}`)
    await expect.poll(() => toast()?.textContent, ARRIVES).toContain('Night Ferry')
    await new Promise((done) => setTimeout(done, 500))
    expect(await all()).toEqual([])
    await world.goesOffline()
    await expect.poll(tone).toBe('danger')
    expect(await all()).toEqual([])
  })
})

test('the keys reach the tabs, the connection and the notices', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 800)
  world = await openLiveEvent(BOARD)
  await expect.element(page.getByRole('timer'), ARRIVES).toBeVisible()
  await settled()
  const names: string[] = []
  header()?.querySelector<HTMLElement>('h1')?.focus()
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    const { activeElement } = document
    names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
  }
  expect(names.map((name) => name.replaceAll(/[\d/]+.*/g, '').trim())).toEqual([
    'Overview',
    'Challenges',
    'Scoreboard',
    'Live',
    'Notices,',
  ])
})

test(
  'on a phone the bell opens a sheet of notices, and has the focus again afterwards',
  { timeout: 60_000 },
  async () => {
    await page.viewport(360, 800)
    world = await openLiveEvent(BOARD)
    const bell = page.getByRole('button', { name: /^Notices/ })
    await expect.element(bell.first(), ARRIVES).toBeVisible()
    for (let opening = 0; opening < 2; opening += 1) {
      await bell.first().click()
      await expect.element(page.getByRole('dialog', { name: 'Notices' }), ARRIVES).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Notices/)
    }
  },
)
