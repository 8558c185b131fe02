import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import {
  aCheat,
  aLog,
  anEvent,
  aSubmission,
  CHEATS,
  EVENTS,
  ok,
  openFakeHub,
  SUBMISSIONS,
  told,
  watched,
} from '../../worlds/monitor.world.ts'
import { aPair, PAIRS } from '../../worlds/team-pairs.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const WIDTHS = [360, 768, 1280, 1920]
const LONG = 'flag{an_answer_without_any_place_to_break_and_longer_than_a_phone_is_wide_by_far}'
const SCREENS = [
  ['/games/1/room/live/events', 'Warm up'],
  ['/games/1/room/live/submissions', 'Warm up'],
  ['/games/1/room/live/cheatinfo', 'submitted the flag of'],
  ['/games/1/room/live/cheatinfo', 'Red Pandas', 'team-pairs'],
  ['/admin/logs', 'Message 1'],
] as const
const MANY = 60
const events = Array.from({ length: MANY }, (_, nth) =>
  anEvent(MANY - nth - 1, nth === 2 ? { content: `[WrongAnswer] ${LONG}  Warm up#7` } : {}),
)
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const pair = aPair(1, 2, { 2: 'Suspended' })
const longPair = {
  ...pair,
  wrongFlags: pair.wrongFlags.map((flag) => ({ ...flag, answer: LONG, teams: 3 })),
  wrongFlagCount: 30,
  addresses: pair.addresses.map((one) => ({ ...one, ip: '2001:db8:40:1200:9f3c:51ff:fe7a:10b2' })),
}

async function open(address: string, scheme: 'dark' | 'light' = 'dark', extension?: 'team-pairs') {
  localStorage.setItem('color-scheme', scheme)
  const hub = openFakeHub()
  const submissions = ok([aSubmission(2, { answer: LONG }), aSubmission(1, { status: 'Accepted' })])
  const logs = ok([aLog(2, { level: 'Warning', status: 'Denied', msg: `${LONG} `.repeat(4) }), aLog(1)])
  world = openAppWorld(
    {
      ...watched('Admin', ['board', ...(extension ? ['room-pages', extension] : [])]),
      [PAIRS]: ok({ total: 202, pairs: [longPair, aPair(2, 3)] }),
      'GET /api/game/1/events': ok(events),
      [EVENTS]: ok(events),
      'GET /api/game/1/submissions': submissions,
      [SUBMISSIONS]: submissions,
      [CHEATS]: ok([aCheat(3, 1, 2), aCheat(2, 2, 3, { 3: 'Suspended' })]),
      'GET /api/admin/logs': logs,
      'GET /api/admin/logs?level=All&count=100&skip=0': logs,
    },
    hub.connect,
  )
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
  return hub
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(SCREENS)(
    '%s passes axe and fits every width',
    { timeout: 60_000 },
    async (address, sign, extension?) => {
      await page.viewport(1280, 860)
      await open(address, scheme, extension)
      await expect.element(page.getByText(sign).first(), ARRIVES).toBeVisible()
      for (const width of WIDTHS) {
        await act(() => page.viewport(width, 860))
        expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
          width,
          overflow: 0,
          faults: [],
        })
      }
    },
  )
})

describe('a list that grows', () => {
  const list = () => {
    const found = page.getByRole('region', { name: /^Events/ }).element()
    if (!(found instanceof HTMLElement)) throw new Error('The list is no element of HTML.')
    return found
  }
  /** The first visible row and its position, which must not change while the user reads. */
  const underTheEye = () => {
    const { top } = list().getBoundingClientRect()
    const row = [...list().querySelectorAll('li')].find(
      (each) => each.getBoundingClientRect().bottom > top + 1,
    )
    return { text: row?.textContent, at: Math.round((row?.getBoundingClientRect().top ?? 0) - top) }
  }
  /** Waits until the smooth scrolling of a key press has ended. */
  const stillness = async () => {
    for (let was = -1; was !== list().scrollTop;) {
      was = list().scrollTop
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  test(
    'draws the visible rows, does not move while the user reads, and returns by keys',
    { timeout: 60_000 },
    async () => {
      await page.viewport(1280, 860)
      const hub = await open('/games/1/room/live/events')
      await expect.element(page.getByText('flag{59}'), ARRIVES).toBeVisible()
      expect(list().querySelectorAll('li').length).toBeLessThan(MANY)
      list().focus()
      await userEvent.keyboard('{PageDown}{PageDown}')
      await expect.element(page.getByText('Paused while you scroll.'), ARRIVES).toBeVisible()
      await expect.poll(() => underTheEye().text).not.toContain('flag{59}')
      await stillness()
      const before = underTheEye()
      await hub.tell('monitor', [
        told.event(anEvent(60, { time: '2026-11-20T10:00:00+00:00' })),
        told.event(anEvent(61, { time: '2026-11-20T10:01:00+00:00' })),
      ])
      await expect.element(page.getByRole('button', { name: '2 new' })).toBeVisible()
      expect(underTheEye()).toEqual(before)
      await userEvent.keyboard('{Home}')
      await expect.element(page.getByText('flag{61}'), ARRIVES).toBeVisible()
      await expect.element(page.getByRole('button', { name: '2 new' })).not.toBeInTheDocument()
    },
  )

  test('jumps to the new rows, and keeps the focus on the list', { timeout: 60_000 }, async () => {
    await page.viewport(360, 780)
    const hub = await open('/games/1/room/live/events')
    await expect.element(page.getByText('flag{59}'), ARRIVES).toBeVisible()
    await act(async () => list().scrollTo({ top: 600 }))
    await expect.element(page.getByText('Paused while you scroll.'), ARRIVES).toBeVisible()
    await hub.tell('monitor', [told.event(anEvent(60, { time: '2026-11-20T10:00:00+00:00' }))])
    await page.getByRole('button', { name: '1 new' }).click()
    await expect.element(page.getByText('flag{60}'), ARRIVES).toBeVisible()
    expect(list().scrollTop).toBe(0)
    expect(document.activeElement).toBe(list())
  })
})
