import { cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ShownExamples } from '#src/ui/shown-examples.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'

const files = import.meta.glob<{ shown: ShownExamples }>('../../../src/**/*.examples.tsx', { eager: true })
let app: AppWorld | null = null

afterEach(() => {
  cleanup()
  app?.close()
  vi.restoreAllMocks()
})

test('there are more than sixty sets of examples', () =>
  expect(Object.keys(files).length).toBeGreaterThan(60))

describe.each(Object.entries(files))('%s', (_, { shown }) => {
  test.each(shown)('%s is drawn without an error in the console', async (_name, draw) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    app = openAppWorld()
    await show(app, <MemoryRouter>{draw()}</MemoryRouter>)
    expect(complaints.mock.calls).toEqual([])
  })
})
