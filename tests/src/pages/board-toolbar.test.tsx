import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/pages/scoreboard.tsx'

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn() }))
// Represents all tools, because it is drawn whenever they are.
vi.mock('#src/features/scoreboard/board-exports.tsx', async (load) => ({
  ...(await load<object>()),
  DownloadFiles: () => {
    drawn()
    return null
  },
}))

let world: LiveEvent | null = null
beforeEach(() => drawn.mockClear())
afterEach(() => world?.close())

test('neither a solve nor a letter of the search draws the tools again', async () => {
  world = await openLiveEvent('/games/1/scoreboard')
  const field = await screen.findByRole('searchbox', { name: 'Search teams' })
  const count = () => /(\d+) solves/.exec(document.body.textContent)?.[1]
  await act(async () => {})
  const [before, flags] = [drawn.mock.calls.length, count()]
  expect(before).toBeGreaterThan(0)
  await world.solves(3, 'The lighthouse keeper’s allocator')
  expect(count()).not.toBe(flags)
  await act(async () => void fireEvent.change(field, { target: { value: 'n' } }))
  expect(field).toHaveProperty('value', 'n')
  expect(drawn).toHaveBeenCalledTimes(before)
})
