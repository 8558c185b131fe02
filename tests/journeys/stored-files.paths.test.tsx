import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredFile } from '#contract/models/stored-file.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { storedFilesJourney } from './stored-files.journey.ts'
import '../worlds/organiser.world.ts'
import '#src/features/files/file-tabs.tsx'
import '#src/text/areas/stored-files.en.ts'

const question = (hint: string, sort: string, skip: number) =>
  `GET /api/admin/files/stored?hint=${hint}&sort=${sort}&count=50&skip=${skip}`
const SEEK = question('poster', 'Newest', 0)
const hashOf = (at: number) => String(at).padStart(64, '0')
const files = Array.from({ length: 51 }, (_, at): StoredFile => {
  const isPoster = at === 7
  return {
    hash: hashOf(at),
    name: isPoster ? 'poster.webp' : `file ${at}.zip`,
    size: 1_000_000 * (1 + at),
    storedAt: '2026-11-18T08:00:00+00:00',
    uses: isPoster ? 3 : 0,
    places: isPoster ? [{ kind: 'Poster', name: 'Autumn Cup', gameId: 3, challengeId: null }] : [],
  }
})
const ok = (body?: unknown) => ({ status: 200, body })
/** A few rows stand for a full page, because only the total is checked. */
const page = (all: readonly StoredFile[], skip: number) => {
  const data = all.slice(skip, skip + 10)
  return ok({
    data,
    length: data.length,
    total: all.length,
    totalSize: all.reduce((sum, { size }) => sum + size, 0),
  })
}
const largest = files.toReversed()
let app: WholeApp | null = null
const copied = vi.fn<(text: string) => Promise<void>>(async () => {})

beforeEach(() => {
  localStorage.setItem('language', 'en')
  copied.mockClear()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
})
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(storedFilesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, goBack } = (app = await openWholeApp(
      '/admin/games?part=files',
      {
        'GET /api/config': ok(aConfig({ features: ['unused-files', 'stored-files'] })),
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        'GET /api/edit/games?count=500&skip=0': ok({ data: [aGameToEdit()], length: 1, total: 1 }),
        [question('', 'Newest', 0)]: page(files, 0),
        [question('', 'Newest', 50)]: page(files, 50),
        [question('', 'Largest', 0)]: page(largest, 0),
        [question('', 'Largest', 50)]: page(largest, 50),
        [SEEK]: 'held',
        [question('nowhere', 'Newest', 0)]: page([], 0),
        'GET /api/admin/files/unused?count=50&skip=0': ok({ data: [], length: 0, total: 0, totalSize: 0 }),
      },
    ))
    const seek = async (text: string) => {
      await type('Search by name or hash', text)
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await settle()
    }
    const rows = () => screen.getAllByRole('row').slice(1)
    const first = () => rows()[0]?.textContent
    const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    await way.test(
      {
        'the organiser turns the page': () => press('Next page'),
        'the organiser wants the largest first': () => press('Size'),
        'the organiser goes back': () => press('Uploaded'),
        'the organiser goes back in the history': () => goBack(),
        'the organiser empties the search': () => seek(''),
        'the organiser seeks a name': () => seek('poster'),
        'the organiser seeks what is nowhere': () => seek('nowhere'),
        'the organiser wants all again': () => press('Show all'),
        'the organiser looks at the unused ones': () => press('Unused files'),
        'the organiser looks at all': () => press('All files'),
        'the organiser copies an address': () => press('Copy the address of poster.webp'),
        'the organiser follows what uses it': () => press('Poster of Autumn Cup'),
        'the organiser turns to a page that is gone by now': () => {
          server.says(question('', 'Newest', 50), page(files.slice(0, 20), 50))
          return press('Next page')
        },
        'the server has found it': async () => {
          server.release(SEEK, page(files.slice(7, 8), 0))
          await settle()
        },
        'the line is cut': async () => {
          server.release(SEEK, 'silence')
          await settle()
        },
        'the organiser tries again': async () => {
          server.says(SEEK, page(files.slice(7, 8), 0))
          await press('Try again')
        },
      },
      {
        newest: async () => {
          await sees('51 files, 1.3 GB')
          expect([first(), rows().length, sorted('Uploaded'), sorted('Size')]).toEqual([
            expect.stringContaining('file 0.zip'),
            10,
            'descending',
            'none',
          ])
          expect(screen.getByRole('link', { name: /^file 0.zip/ }).getAttribute('href')).toBe(
            `/assets/${hashOf(0)}/file%200.zip`,
          )
          await sees('and 2 more')
          await isAt('/admin/games?part=files')
        },
        secondPage: async () => {
          await sees('file 50.zip')
          await isAt('/admin/games?part=files&page=2')
        },
        firstAgain: async () => {
          await isAt('/admin/games?part=files')
          await sees('file 0.zip')
          expect(server.countOf(question('', 'Newest', 50))).toBe(1)
        },
        largest: async () => {
          await sees('file 50.zip')
          expect([first(), sorted('Size'), sorted('Uploaded')]).toEqual([
            expect.stringContaining('file 50.zip'),
            'descending',
            'none',
          ])
          await isAt('/admin/games?part=files&sort=Largest')
        },
        secondLargest: async () => {
          await sees('file 0.zip')
          await isAt('/admin/games?part=files&sort=Largest&page=2')
        },
        seeking: () => {
          expect(server.countOf(SEEK)).toBe(1)
          // The old rows stay until the response arrives, so that the list does not flicker.
          expect(rows().length).toBeGreaterThan(0)
        },
        found: async () => {
          await sees('1 found, 8 MB')
          expect(rows()).toHaveLength(1)
          seesNot('file 1.zip')
          await isAt('/admin/games?part=files&hint=poster')
        },
        unusedMeanwhile: () => isAt('/admin/games?part=files&only=unused'),
        // The search field shows the search in the URL.
        foundAgain: async () => {
          await sees('1 found, 8 MB')
          expect(screen.getByLabelText<HTMLInputElement>('Search by name or hash').value).toBe('poster')
        },
        cutOff: () => sees(/Can’t reach the server/),
        unmatched: () => sees('No files match'),
        unused: async () => {
          await sees('No unused files')
          await isAt('/admin/games?part=files&only=unused')
        },
        copied: async () => {
          expect(copied).toHaveBeenCalledWith(`${location.origin}/assets/${hashOf(7)}/poster.webp`)
          expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
        },
        atGame: () => isAt('/games/3/room/settings'),
      },
    )
  })
})
