import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useListFilter } from '#src/features/roster/use-list-filter.ts'

function Filters() {
  const { show, order } = useListFilter({ kinds: ['all', 'banned'], sorts: ['name', 'seen'] })
  return (
    <>
      <button type="button" onClick={() => show('banned')}>
        Banned
      </button>
      <button type="button" onClick={() => order('seen', true)}>
        Seen
      </button>
    </>
  )
}

test('two changes in a row both count, also when the page had no time to render', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }])
  render(<RouterProvider router={router} />)
  await act(async () => {
    for (const name of ['Banned', 'Seen']) {
      fireEvent.click(screen.getByRole('button', { name }))
      // The router answers in microtasks. Work that it put off would only be rendered after both presses, so
      // the test waits for it.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    }
  })
  expect(router.state.location.search).toBe('?kind=banned&sort=seen&desc=true')
})
