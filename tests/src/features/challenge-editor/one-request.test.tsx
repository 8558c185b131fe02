import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aChallengeToEdit, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'

const ok = (body: unknown) => ({ status: 200, body })
let app: WholeApp | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

test.each(['', '/flags'])('the screen of a challenge%s requests it once', async (tab) => {
  app = await openWholeApp(`/games/1/room/challenges/7${tab}`, {
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([]),
    'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit({ type: 'DynamicContainer' })),
  })
  await screen.findByRole('heading', { level: 2, name: aChallengeToEdit().title })
  const about = app.server.asked.filter(({ address }) => address.includes('/challenges/7'))
  expect(about.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET /api/edit/games/1/challenges/7',
  ])
  const addresses = app.server.asked.map(({ method, address }) => `${method} ${address}`)
  expect(addresses.filter((each, place) => addresses.indexOf(each) !== place)).toEqual([])
})
