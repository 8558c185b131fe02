import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ContainerStateModel, TeamContainersModel } from '#contract/models/container.ts'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import {
  aChallenge,
  aChallengeToEdit,
  aConfig,
  aGameDetail,
  aGameToEdit,
  aPlay,
  aProfile,
} from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const HOUR_MS = 3_600_000
const UNBREAKABLE = 'A title without any place to break in all of its length'.replaceAll(' ', '')
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })
const inHours = (hours: number) => toIso(Date.now() + hours * HOUR_MS)

function container(facts: Partial<ContainerStateModel>): ContainerStateModel {
  const nothing = { startedAt: null, expectStopAt: null, entry: null }
  return {
    challengeId: 7,
    title: 'Warm up',
    phase: 'Queued',
    ahead: 12,
    user: 'grace',
    askedAt: inHours(0),
    ...nothing,
    ...facts,
  }
}
const running = (hours: number, facts: Partial<ContainerStateModel> = {}) =>
  container({
    phase: 'Running',
    startedAt: inHours(-1),
    expectStopAt: inHours(hours),
    entry: `${UNBREAKABLE.toLowerCase()}.example.org:31337`,
    ...facts,
  })
const other = running(0.1, { challengeId: 8, title: UNBREAKABLE })

async function open(address: string, containers: readonly ContainerStateModel[], scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  const team: TeamContainersModel = {
    runtime: true,
    limit: 1,
    replacesOldest: false,
    containers: [...containers],
  }
  const rows = [UNBREAKABLE, 'Owls'].map((name, at) => ({
    team: { id: at, name, avatar: null },
    challenge: { id: at, title: UNBREAKABLE, tag: 'Web' },
    image: `registry.example.org/${UNBREAKABLE}:1`,
    containerGuid: `${at}1111111-1111-4111-8111-111111111111`,
    containerId: 'f3a9',
    startedAt: inHours(0),
    expectStopAt: inHours(1),
    publicIP: '192.0.2.7',
    publicPort: 31_000 + at,
  }))
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['containers'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/game/1': ok(
      aGameDetail({ start: inHours(-1), end: inHours(9), status: 'Accepted', teamName: 'Red Pandas' }),
    ),
    'GET /api/game/1/details': ok(aPlay()),
    'GET /api/game/1/challenges/7': ok(aChallenge({ type: 'DynamicContainer' })),
    'GET /api/game/1/notices': ok([]),
    'GET /api/game/1/containers': ok(team),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit({ type: 'DynamicContainer' })),
    'GET /api/edit/games/1/challenges/7/container': ok({ runtime: true, container: containers[0] ?? null }),
    'GET /api/admin/instances': ok({ data: rows, length: 2, total: 2 }),
  })
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const SCREENS = [
  ['none, and no room for one', '/games/1/challenges/7', [other], 'Destroy the running one first'],
  ['a queued container', '/games/1/challenges/7', [container({})], '12 instances ahead'],
  ['a running container', '/games/1/challenges/7', [running(1.5)], 'Extend by 2 hours'],
  [
    'one in its last minutes, beside another',
    '/games/1/challenges/7',
    [running(0.1), other],
    'stops in less than 10 minutes',
  ],
  [
    'an organiser’s try',
    '/games/1/room/challenges/7/container',
    [running(1)],
    'Try the challenge as a player would',
  ],
  ['all of the platform', '/admin/instances', [], '2 instances'],
] as const

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(SCREENS)(
    '%s passes axe and fits every width',
    { timeout: 90_000 },
    async (_, address, containers, sign) => {
      await page.viewport(1280, 860)
      await open(address, containers, scheme)
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
