import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'

const ok = (body: unknown) => ({ status: 200, body })
let app: WholeApp | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

const open = async (path: string, answers: NonNullable<Parameters<typeof openWholeApp>[1]>) =>
  (app = await openWholeApp(path, {
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    ...answers,
  }))
const said = (title: string) => {
  const described = screen
    .getByRole('switch', { name: new RegExp(`Enable ${title}`) })
    .getAttribute('aria-describedby')
  return described === null ? null : document.getElementById(described)?.textContent
}

test('the switch of a challenge names what its instances lack, and nothing for other challenges', async () => {
  const box = aChallengeInfo({ type: 'DynamicContainer', isEnabled: false })
  await open('/games/1/room/challenges', {
    'GET /api/edit/games/1/challenges': ok([
      { ...box, id: 1, title: 'Bare', needs: 'Image' },
      { ...box, id: 2, title: 'Lone', needs: 'Engine' },
      { ...box, id: 3, title: 'Whole' },
    ]),
  })
  await screen.findByRole('switch', { name: /Enable Bare/ })
  expect(said('Bare')).toMatch(/no container image. Enter one in its editor/)
  expect(said('Lone')).toMatch(/Set CONTAINER_PROVIDER .* docs\/containers.md describes it/)
  expect(said('Whole')).toBeNull()
})

test.each([
  ['', 1],
  ['example/box', 0],
])('the editor of a challenge with the image "%s" shows it %i times', async (containerImage, times) => {
  await open('/games/1/room/challenges/7/container', {
    'GET /api/edit/games/1/challenges/7': ok(
      aChallengeToEdit({ type: 'DynamicContainer', flags: [], containerImage }),
    ),
  })
  expect(screen.queryAllByText(/has no container image/)).toHaveLength(times)
})
