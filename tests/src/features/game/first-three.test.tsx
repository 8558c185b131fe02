import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { FirstThree } from '#src/features/game/game-front.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aFullEvent } from '../../../worlds/full-event.ts'

let world: AppWorld | null = null
afterEach(() => world?.close())

async function open(hoursGone: number) {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
  const { board } = aFullEvent({ hoursGone })
  await show(
    world,
    <MemoryRouter>
      <FirstThree board={board} isOver={false} />
    </MemoryRouter>,
  )
  return board
}

test('no team stands on a pole before it has points', async () => {
  const board = await open(0)
  expect(screen.getByRole('heading', { name: 'No team has points yet' })).toBeDefined()
  expect(board.rows.length).toBe(60)
  for (const { name } of board.rows) expect(screen.queryByText(name)).toBeNull()
  expect(document.querySelectorAll('[data-place][data-free]').length).toBe(3)
})

test('the best three teams stand on the poles', async () => {
  const board = await open(20)
  expect(screen.getAllByRole('listitem').length).toBe(3)
  const best = board.rows[board.ranking[0] ?? -1]?.name ?? ''
  expect(screen.getByTitle(best)).toBeDefined()
  expect(document.querySelector('[data-free]')).toBeNull()
})
