import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { START, TEAM_ID } from '../../contract/board/snapshot.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aChallenge, aGameDetail, aListedChallenge, aPlay, aProfile, aTeam } from '../../worlds/builders.ts'
import { anEvent, EVENTS, ok, openFakeHub, watched } from '../../worlds/monitor.world.ts'
import { aBoardModel, playing, SPAN } from '../../worlds/scoreboard.world.ts'

const ARRIVES = { timeout: 15_000 }
const WIDTHS = [360, 768, 1280, 1920]
const PRESSED =
  'a, button, input, textarea, select, summary, [role=row], [role=option], [role=tab], [role=menuitem], li, tr'
const LONG = 'Words that a server says of what was wrong with what was asked of it. '.repeat(4)
const SCREENS = [
  {
    address: '/games/1/challenges/7',
    answers: {
      'GET /api/game/1/details': ok(aPlay({ challenges: { Misc: [aListedChallenge()] } })),
      'GET /api/game/1/notices': ok([]),
      'GET /api/game/1/challenges/7': ok(
        aChallenge({ hints: Array.from({ length: 40 }, () => 'Look closer') }),
      ),
    },
    sign: () => page.getByRole('textbox', { name: 'Flag' }),
  },
  {
    address: '/games/1/room/live/events',
    answers: { [EVENTS]: ok(Array.from({ length: 60 }, (_, nth) => anEvent(59 - nth))) },
    sign: () => page.getByText('Warm up').first(),
  },
  {
    address: '/games/1/scoreboard',
    answers: playing(
      aBoardModel({ teams: 60, challenges: 40, solves: [{ team: 1, challenge: 2, at: START + 60_000 }] }),
      ['board'],
    ),
    sign: () => page.getByRole('grid'),
  },
]
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  world?.close()
})

async function open({ address, answers }: (typeof SCREENS)[number]) {
  world = openAppWorld(
    {
      ...watched('Admin'),
      'GET /api/team': ok([aTeam({ id: TEAM_ID, name: 'team 0' })]),
      ...answers,
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/game/1': ok(aGameDetail({ ...SPAN, status: 'Accepted', teamName: 'team 0' })),
    },
    openFakeHub().connect,
  )
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

const toasts = () => [...document.querySelectorAll('[data-toast]')]

/** The buttons, links and live regions at any point of these areas. */
function pressedAt(places: readonly DOMRect[]): string[] {
  const found = new Set<string>()
  for (const { left, top, width, height } of places)
    for (let across = 0; across <= 12; across += 1)
      for (let down = 0; down <= 4; down += 1) {
        const there = document.elementFromPoint(
          left + 1 + ((width - 2) * across) / 12,
          top + 1 + ((height - 2) * down) / 4,
        )
        const pressed = there?.closest(PRESSED)
        if (pressed) found.add(`${pressed.tagName} ${pressed.textContent.slice(0, 40)}`)
      }
  return [...found]
}

describe.each(SCREENS)('on $address', (screen) => {
  test.each(WIDTHS)('toasts cover nothing and move nothing: %i px', { timeout: 60_000 }, async (width) => {
    await act(() => page.viewport(width, 700))
    await open(screen)
    await expect.element(screen.sign(), ARRIVES).toBeVisible()
    for (const down of [0, 260]) {
      scrollTo(0, down)
      const places: DOMRect[] = []
      const look = async (words: string) => {
        await expect
          .poll(
            () =>
              toasts()
                .map(({ textContent }) => textContent)
                .join(),
            ARRIVES,
          )
          .toContain(words)
        for (const toast of toasts()) {
          await Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished))
          places.push(toast.getBoundingClientRect())
        }
      }
      // The part for toasts loads with the first announcement.
      world?.wiring.wired.announcer.announce({ kind: 'copied' })
      await look('Copied')
      showToast({ tone: 'notice', title: 'First blood', text: 'Owls on Warm up' })
      showToast({ tone: 'notice', title: 'Lunch', text: LONG })
      showToast({ tone: 'failure', title: 'It did not work', text: LONG })
      await look('It did not work')
      const withToast = document.scrollingElement?.scrollHeight
      closeAllToasts()
      await expect.poll(() => toasts().length).toBe(0)
      expect(document.scrollingElement?.scrollHeight).toBe(withToast)
      expect(places).toHaveLength(2)
      expect(pressedAt(places)).toEqual([])
      expect(places.every((place) => place.left >= 0 && place.right <= innerWidth && place.top >= 0)).toBe(
        true,
      )
    }
  })
})
