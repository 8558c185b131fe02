import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '#src/shell/command-palette.tsx'
import { aBoardRow, aConfig, aListedChallenge, aPlay, aProfile } from '../../worlds/builders.ts'
import { DETAILS, ok, openPlaying, type PlayingWorld } from '../../worlds/playing.world.tsx'
import { aUser } from '../../worlds/roster.world.ts'
import { aScoreboard } from '../../worlds/scoreboard.world.ts'

let app: PlayingWorld | null = null
afterEach(() => app?.close())

const game = {
  id: 3,
  title: 'Cold Waters',
  summary: '',
  poster: null,
  limit: 0,
  start: '2026-11-20T08:00:00+00:00',
  end: '2026-11-21T08:00:00+00:00',
}
const answers = {
  [DETAILS]: ok(
    aPlay({
      challenges: {
        Misc: [aListedChallenge({ id: 9, title: 'Cookies' }), aListedChallenge({ id: 10, title: 'Tea' })],
      },
    }),
  ),
  'GET /api/game': ok([game]),
  'GET /api/game/1/scoreboard': ok({ ...aScoreboard(), items: [aBoardRow({ id: 4, name: 'Cooks' })] }),
}
async function seek(text: string) {
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  const field = await screen.findByRole('combobox', { name: /^Search challenges/ })
  await act(async () => void fireEvent.change(field, { target: { value: text } }))
}
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('the palette lists matches in the open game and the other games before the screens', async () => {
  app = await openPlaying('/games/1/challenges', answers)
  await app.sees('Cookies')
  await seek('co')
  await screen.findByRole('option', { name: 'Cooks' })
  await screen.findByRole('option', { name: 'Cold Waters' })
  expect(found().slice(0, 3)).toEqual(['Cookies', 'Cooks', 'Cold Waters'])
  await act(async () => screen.getByRole('option', { name: 'Cookies' }).click())
  await app.isAt('/games/1/challenges/9')
})

test('administrators find users through the server; all others make no request', async () => {
  const USERS = 'GET /api/admin/roster/users?hint=li&count=6'
  const admin = {
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/config': ok(aConfig({ features: ['roster'] })),
  }
  app = await openPlaying('/games/1/challenges', {
    ...answers,
    ...admin,
    [USERS]: ok({ data: [aUser({ id: 'u1', userName: 'lin@o' })], total: 1, length: 1 }),
  })
  await app.sees('Cookies')
  await seek('li')
  await act(async () => (await screen.findByRole('option', { name: 'lin@o' })).click())
  await app.isAt('/admin/users?hint=lin%40o')
})

test('players find users and teams of the board, and open their team', async () => {
  const solved = (userName: string | null) => ({
    id: 9,
    score: 100,
    type: 'Normal' as const,
    userName,
    time: null,
  })
  app = await openPlaying('/games/1/challenges', {
    ...answers,
    'GET /api/game/1/scoreboard': ok({
      ...aScoreboard(),
      items: [
        aBoardRow({ id: 4, name: 'Owls', challenges: [solved('linnea'), solved('linnea'), solved(null)] }),
      ],
    }),
  })
  await app.sees('Cookies')
  await seek('linn')
  await screen.findByRole('option', { name: 'linnea (Owls)' })
  expect(found().filter((name) => name?.includes('linnea'))).toHaveLength(1)
  await act(async () => screen.getByRole('option', { name: 'linnea (Owls)' }).click())
  await app.isAt('/games/1/scoreboard?team=4')
  expect(app.server.asked.filter(({ address }) => /roster/.test(address))).toEqual([])
})

test('an empty search makes no request', async () => {
  app = await openPlaying('/games/1/challenges', answers)
  await app.sees('Cookies')
  await seek('')
  expect(app.server.asked.filter(({ address }) => /roster/.test(address))).toEqual([])
  // Only the header of the game requests the board.
  await vi.waitFor(() =>
    expect(app?.server.asked.filter(({ address }) => /scoreboard/.test(address))).toHaveLength(1),
  )
})
