import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { START } from '../../contract/board/snapshot.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aGameDetail, aListedChallenge, aPlay, aProfile } from '../../worlds/builders.ts'
import {
  anEvent,
  aSubmission,
  EVENTS,
  ok,
  openFakeHub,
  SUBMISSIONS,
  watched,
} from '../../worlds/monitor.world.ts'
import { aBoardModel, SPAN } from '../../worlds/scoreboard.world.ts'

const ARRIVES = { timeout: 15_000 }
const LANGUAGES = ['en', 'zh', 'ja'] as const
/** A finger needs a button of this size on a phone, and this gap between two of them. */
const [FINGER, GAP] = [44, 12]
const HOUR_MS = 3_600_000
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

async function open(
  address: string,
  answers: Parameters<typeof openAppWorld>[0],
  connect?: Parameters<typeof openAppWorld>[1],
) {
  world = openAppWorld(answers, connect)
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}
const solves = [
  { team: 1, challenge: 0, at: START + HOUR_MS },
  { team: 2, challenge: 0, at: START + 2 * HOUR_MS },
]
const frozen = { freezeAt: toIso(START + 1.5 * HOUR_MS), revealedAt: null }
const board = (facts: object = {}) => ({ ...aBoardModel({ teams: 12, challenges: 20, solves }), ...facts })

describe('on a phone', () => {
  beforeEach(() => act(() => page.viewport(360, 780)))

  test('a monitor sees the last events on the first screen, and opens the facts of the game on demand', async () => {
    const events = ok(Array.from({ length: 20 }, (_, nth) => anEvent(20 - nth)))
    const submissions = ok([aSubmission(2), aSubmission(1, { status: 'Accepted' })])
    await open(
      '/games/1/room/live/events',
      {
        ...watched('Monitor'),
        'GET /api/game/1/events': events,
        [EVENTS]: events,
        'GET /api/game/1/submissions': submissions,
        [SUBMISSIONS]: submissions,
      },
      openFakeHub().connect,
    )
    await expect.element(page.getByText('flag{20}'), ARRIVES).toBeVisible()
    expect(page.getByText('flag{20}').element().getBoundingClientRect().bottom).toBeLessThan(780)
    const facts = page.getByRole('heading', { name: 'Untouched challenges' })
    await expect.element(facts).not.toBeInTheDocument()
    await page.getByRole('button', { name: /^Solves/ }).click()
    await expect.element(facts).toBeVisible()
  })

  test.each(LANGUAGES)('a replay takes two rows: %s', async (language) => {
    localStorage.setItem('language', language)
    await open(`/games/1/scoreboard?at=${toIso(START + 1.5 * HOUR_MS)}`, {
      'GET /api/config': ok(aConfig({ features: ['board'] })),
      'GET /api/game/1': ok(aGameDetail(SPAN)),
      'GET /api/game/1/board': ok(board()),
    })
    const moment = page.getByRole('slider').first()
    await expect.element(moment, ARRIVES).toBeVisible()
    const bar = moment.element().closest('section')
    expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(2 * FINGER + 2 * GAP)
  })

  test.each(LANGUAGES)('a reveal leaves most of the screen to the teams: %s', async (language) => {
    localStorage.setItem('language', language)
    await open('/games/1/projector?show=ceremony', {
      'GET /api/config': ok(aConfig({ features: ['board', 'freeze'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/game/1': ok(aGameDetail(SPAN)),
      'GET /api/game/1/board': ok({
        ...aBoardModel({ teams: 12, challenges: 20, solves: solves.slice(0, 1) }),
        ...frozen,
      }),
      'GET /api/game/1/board?full=true': ok(board(frozen)),
    })
    const told = () => document.querySelector('section > p[role=status]')
    // Waits until the page receives events.
    await expect
      .poll(async () => {
        await act(
          async () =>
            void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })),
        )
        return told()?.textContent
      }, ARRIVES)
      .toMatch(/team 2/)
    const section = told()?.closest('section')
    expect(section?.getBoundingClientRect().height).toBeLessThanOrEqual(2 * FINGER + 4 * GAP)
  })
})

test.each([768, 1080])('the filters of challenges are readable on a screen %s wide', async (width) => {
  await act(() => page.viewport(width, 900))
  const from = (hours: number) => toIso(Date.now() + hours * HOUR_MS)
  await open('/games/1/challenges', {
    'GET /api/account/profile': ok(aProfile()),
    'GET /api/game/1': ok(
      aGameDetail({ start: from(-1), end: from(1), status: 'Accepted', teamName: 'Owls' }),
    ),
    'GET /api/game/1/details': ok(aPlay({ challenges: { Misc: [aListedChallenge()] } })),
    'GET /api/game/1/notices': ok([]),
  })
  await expect.element(page.getByText('Warm up').first(), ARRIVES).toBeVisible()
  const pen = document.createElement('canvas').getContext('2d')
  const lists = [...document.querySelectorAll('select')].filter((list) => list.checkVisibility())
  expect(lists).not.toEqual([])
  for (const list of lists) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list)
    if (pen) pen.font = font
    const longest = Math.max(...[...list.options].map(({ text }) => pen?.measureText(text).width ?? Infinity))
    expect(
      list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    ).toBeGreaterThanOrEqual(longest)
  }
})

test('at 1280 × 900 the first team is visible below the open chart', async () => {
  await act(() => page.viewport(1280, 900))
  await open('/games/1/scoreboard', {
    'GET /api/config': ok(aConfig({ features: ['board'] })),
    'GET /api/game/1': ok(aGameDetail(SPAN)),
    'GET /api/game/1/board': ok(board()),
  })
  await expect.element(page.getByRole('grid'), ARRIVES).toBeVisible()
  await page.getByRole('button', { name: 'Show chart' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Hide chart' }).first()).toBeVisible()
  const first = page.getByRole('grid').getByRole('row', { name: '' }).nth(1)
  await expect.poll(() => first.element().getBoundingClientRect().bottom).toBeLessThan(900)
})
