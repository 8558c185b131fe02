import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from '#src/app/lazy-screen.tsx'
import { NoLine } from '#src/app/missing-file.tsx'
import { addScreenFile, fetchAhead } from '#src/app/screen-files.ts'
import { CatalogueProvider } from '#src/text/use-text.ts'
import { ja } from '#src/text/ja.ts'

beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const lost = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

test("a screen without a network shows that in the user's language, and loads on a press or when the network returns", async () => {
  const load = vi.fn(async () => () => <h1>Here</h1>).mockImplementationOnce(lost)
  const { Page } = lazyScreen(load)
  render(
    <CatalogueProvider value={ja}>
      <Suspense fallback={<NoLine />}>
        <Page />
      </Suspense>
    </CatalogueProvider>,
  )
  await settled()
  expect(screen.getByRole('heading').textContent).toBe(ja.screens.missingFile.title)
  expect(load).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('button').click())
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void dispatchEvent(new Event('online')))
  await settled()
  expect(screen.getByRole('heading').textContent).toBe('Here')
})

test('a prefetched file is drawn without a network, and a failed prefetch breaks nothing', async () => {
  const load = vi.fn(async () => () => <h1>Here</h1>).mockImplementationOnce(lost)
  const { bring, Page } = lazyScreen(load)
  addScreenFile({ path: '/lost/:id', bring })
  fetchAhead('/lost/1')
  fetchAhead('/lost/1')
  for (const calls of [1, 2]) {
    dispatchEvent(new Event('online'))
    await settled()
    expect(load).toHaveBeenCalledTimes(calls)
  }
  fetchAhead('/nowhere')
  render(<Page />)
  expect(screen.getByRole('heading').textContent).toBe('Here')
})
