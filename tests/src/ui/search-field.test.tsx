import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from '#src/ui/search-field.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'

let world: AppWorld
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  world.close()
})

/** A list whose URL holds both the search and the chosen filter, so that one could overwrite the other. */
function List() {
  const [, setParams] = useSearchParams()
  const ask = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  return (
    <>
      <SearchField label="Search" onSearch={(text) => ask('hint', text)} />
      <button type="button" onClick={() => ask('sort', 'Email')}>
        By e-mail
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

test('a filter chosen before the search reaches the URL stays chosen', async () => {
  world = openAppWorld()
  await show(world, <MemoryRouter>{<List />}</MemoryRouter>)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gr' } })
  await act(() => vi.advanceTimersByTimeAsync(100))
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(149))
  expect(screen.getByRole('status').textContent).toBe('?sort=Email')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status').textContent).toBe('?sort=Email&hint=gr')
})
