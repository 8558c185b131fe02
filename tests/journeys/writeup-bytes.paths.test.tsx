import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aGameToEdit, aProfile, aTeam } from '../worlds/builders.ts'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { writeupBytesJourney } from './writeup-bytes.journey.ts'
import '../worlds/organiser.world.ts'
import '#src/pages/room-writeups.tsx'
import '#src/text/areas/writeup-review.en.ts'

const URL_OF_FILE = `/assets/${'1'.repeat(64)}/Writeup-1-1.pdf`
const FILE = `GET ${URL_OF_FILE}`
/** Any address that the policy of these pages lets a frame show. */
const AT_BLOB = 'about:blank#writeup'
const ok = (body?: unknown) => ({ status: 200, body })
const writeup = {
  id: 1,
  team: aTeam({ id: 11, name: 'Owls', members: null }),
  url: URL_OF_FILE,
  uploadTimeUTC: '2026-11-21T08:00:00+00:00',
}
let app: TimedApp | null = null
const made = vi.fn<(blob: Blob) => string>()
const released = vi.fn<(address: string) => void>()

beforeEach(() => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
  made.mockReset().mockReturnValue(AT_BLOB)
  released.mockReset()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => made(blob as Blob))
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(released)
})
afterEach(() => {
  app?.close()
  vi.restoreAllMocks()
})

const shown = () => document.querySelector('iframe')?.getAttribute('src') ?? null

describe.each(waysThrough(writeupBytesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, sees, isAt, answer } = (app = await openTimed(
      '/games/1/room/writeups?open=1',
      {
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        'GET /api/edit/games/1': ok(aGameToEdit()),
        'GET /api/admin/writeups/1': ok([writeup]),
        [FILE]: 'held',
      },
      { now: Date.parse('2026-11-25T12:00:00Z') },
    ))
    let asked = 1
    await way.test(
      {
        // Whatever the server calls the bytes, the page shows nothing but a PDF.
        'the bytes come': () =>
          answer(FILE, { status: 200, body: '%PDF-1.4', headers: { 'Content-Type': 'text/html' } }),
        'the server refuses': () => answer(FILE, { status: 404, body: { title: 'Gone', status: 404 } }),
        'the line is cut': () => answer(FILE, 'silence'),
        'the organiser tries again': async () => {
          asked += 1
          await press('Try again')
        },
        'the organiser closes it': () => press('All writeups'),
      },
      {
        reading: async () => {
          await sees('Opening…')
          expect([shown(), server.countOf(FILE)]).toEqual([null, asked])
        },
        failed: async () => {
          await sees('Couldn’t open this document')
          expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
            URL_OF_FILE,
          )
        },
        shown: async () => {
          await waitFor(() => expect(shown()).toBe(AT_BLOB))
          expect(made.mock.calls.map(([{ type }]) => type)).toEqual(['application/pdf'])
          expect(released).not.toHaveBeenCalled()
        },
        listed: async () => {
          await isAt('/games/1/room/writeups')
          expect([made.mock.calls.length, released.mock.calls.length]).toEqual([0, 0])
        },
        released: async () => {
          await isAt('/games/1/room/writeups')
          expect(released.mock.calls).toEqual([[AT_BLOB]])
        },
      },
    )
  })
})
