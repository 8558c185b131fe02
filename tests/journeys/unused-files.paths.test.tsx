import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UnusedFile } from '#contract/models/unused-file.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { unusedFilesJourney } from './unused-files.journey.ts'
import '../worlds/organiser.world.ts'

const FIRST = 'GET /api/admin/files/unused?count=50&skip=0'
const SECOND = 'GET /api/admin/files/unused?count=50&skip=50'
const ALL = 'DELETE /api/admin/files/unused'
const REFUSED = 'The disk is in trouble'
const hashOf = (at: number) => String(at).padStart(64, '0')
const ONE = `DELETE /api/admin/files/unused/${hashOf(2)}`
const files = Array.from({ length: 51 }, (_, at): UnusedFile => {
  return {
    hash: hashOf(at),
    name: `file ${at}.zip`,
    size: 1_000_000 * (51 - at),
    storedAt: '2026-11-18T08:00:00+00:00',
  }
})
const sum = (some: readonly UnusedFile[]) => some.reduce((total, { size }) => total + size, 0)
const ok = (body?: unknown) => ({ status: 200, body })
/** A few rows stand for a full page, because only the total is checked. */
const page = (all: readonly UnusedFile[], skip: number) => {
  const data = all.slice(skip, skip + 3)
  return ok({ data, length: data.length, total: all.length, totalSize: sum(all) })
}
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(unusedFilesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, sees, seesNot, isAt } = (app = await openWholeApp(
      '/admin/games?part=files',
      {
        'GET /api/config': ok(aConfig({ features: ['unused-files'] })),
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        'GET /api/edit/games?count=500&skip=0': ok({ data: [aGameToEdit()], length: 1, total: 1 }),
        [FIRST]: page(files, 0),
        [SECOND]: page(files, 50),
        [ALL]: 'held',
        [ONE]: 'held',
        [`DELETE /api/admin/files/unused/${hashOf(50)}`]: ok(),
      },
    ))
    const tick = async (name: string) => {
      const box = await screen.findByRole('checkbox', { name })
      await act(async () => box.click())
    }
    const remaining = (all: readonly UnusedFile[]) => {
      server.says(FIRST, page(all, 0))
      server.says(SECOND, page(all, 50))
    }
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const question = () => screen.getByRole('alertdialog').textContent
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await way.test(
      {
        'the organiser selects one': () => tick('Select file 2.zip'),
        'the organiser unselects it': () => tick('Select file 2.zip'),
        'the organiser selects the page': () => tick('Select all on this page'),
        'the organiser removes the selected': () => press('Delete selected'),
        'the organiser removes all': () => press('Delete all'),
        'the organiser turns the page': () => press('Next page'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the organiser confirms all': () => agree(),
        'the server removes it': () => {
          remaining(files.toSpliced(2, 1))
          return answer(ONE, ok())
        },
        'it is in use by now': () => {
          remaining(files.toSpliced(2, 1))
          return answer(ONE, { status: 404, body: { title: 'In use', status: 404 } })
        },
        'the line is cut': () => answer(ONE, 'silence'),
        'the server removes them all': () => {
          remaining([])
          return answer(ALL, ok({ count: 51, size: sum(files) }))
        },
        'the server removes all but one': () => {
          remaining(files.slice(0, 1))
          return answer(ALL, ok({ count: 50, size: sum(files.slice(1)) }))
        },
        'the server refuses': () => answer(ALL, { status: 500, body: { title: REFUSED, status: 500 } }),
        'the organiser empties the second page': async () => {
          await tick('Select file 50.zip')
          await press('Delete selected')
          remaining(files.slice(0, 50))
          await agree()
          await settle()
        },
      },
      {
        listed: async () => {
          await sees('51 files, 1.3 GB')
          expect(screen.getAllByRole('row')).toHaveLength(4)
          expect(screen.getByRole('button', { name: 'Delete selected' })).toHaveProperty('disabled', true)
        },
        selected: async () => {
          await sees('1 selected, 49 MB')
          expect([box('Select file 2.zip').checked, box('Select all on this page').indeterminate]).toEqual([
            true,
            true,
          ])
        },
        pageSelected: async () => {
          await sees(/^3 selected/)
          expect(box('Select all on this page').checked).toBe(true)
        },
        pageAsked: () => expect(question()).toContain('Delete 3 files?'),
        asked: () => {
          expect(question()).toContain('Delete 1 file?')
          expect(question()).toContain('frees 49 MB')
          expect(server.countOf(ONE)).toBe(0)
        },
        removing: async () => {
          await sees('Deleting…')
          expect(server.countOf(ONE)).toBe(1)
        },
        removed: async () => {
          await sees('1 file deleted')
          seesNot('file 2.zip')
          await sees('50 files, 1.3 GB')
        },
        kept: () => sees('1 file was skipped: it is in use now, or was already gone.'),
        cutOff: async () => {
          expect((await screen.findByRole('alert')).textContent).toMatch(/Can’t reach the server/)
          await sees('file 2.zip')
        },
        allAsked: () => expect(question()).toContain('Delete 51 files?'),
        removingAll: () => expect(server.countOf(ALL)).toBe(1),
        empty: () => sees('No unused files'),
        oneLeft: async () => {
          await sees('1 file was skipped: it is in use now, or was already gone.')
          await sees('1 file, 51 MB')
        },
        refused: () => sees(REFUSED),
        secondPage: async () => {
          await isAt('/admin/games?part=files&page=2')
          await sees('file 50.zip')
        },
        firstPageAgain: async () => {
          await isAt('/admin/games?part=files')
          await sees('file 0.zip')
        },
      },
    )
  })
})
