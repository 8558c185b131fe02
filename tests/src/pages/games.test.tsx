import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aConfig, aGame } from '../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'

const ok = (body: unknown) => ({ status: 200, body })
const PAGE = 'GET /api/game/page?count=100&skip=0'
const games = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aGame({ id: from + at, title: `Cup ${from + at}.` }))
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

const open = (listed: unknown[], features: string[], page: unknown = ok([])) =>
  openWholeApp('/games', {
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/game': ok(listed),
    [PAGE]: page as { status: number; body: unknown },
  })

test('shows all games, and searches beyond the first page', async () => {
  app = await open(games(1, 10), ['game-pages'], ok(games(1, 40)))
  await app.sees('Cup 1.')
  await app.sees('Cup 40.')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cup 39' } })
  await app.sees('Cup 39.')
  expect(screen.queryByText('Cup 40.')).toBeNull()
})
test('the search gets the focus of the button that clears it', async () => {
  app = await open(games(1, 3), [])
  await app.sees('Cup 1.')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such cup' } })
  await app.press('Clear search')
  await app.sees('Cup 1.')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})
test('shows the newest games if the others do not load', async () => {
  app = await open(games(1, 10), ['game-pages'], { status: 503, body: '' })
  await app.sees('Cup 10.')
  expect(screen.queryByText('Cup 11.')).toBeNull()
})
test.each([
  ['there are no more', games(1, 9), ['game-pages']],
  ['the server has no pages', games(1, 10), []],
])('requests no page if %s', async (_, listed, features) => {
  app = await open(listed, features)
  await app.sees('Cup 9.')
  expect(app.server.countOf(PAGE)).toBe(0)
})
