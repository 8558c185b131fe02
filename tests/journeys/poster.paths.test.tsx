import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openPainter } from '../worlds/painter.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { posterJourney } from './poster.journey.ts'
import '../worlds/organiser.world.ts'
import '#src/shell/picture/picture-dialog.tsx'

const UPLOAD = 'PUT /api/edit/games/1/poster'
const GAME = 'GET /api/edit/games/1'
const SAVE = 'PUT /api/edit/games/1'
const POSTER = '/assets/abc/poster.webp'
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 3, 0x20, 0, 0, 0,
  0xc8,
]
const wide = new File([Uint8Array.from(PNG)], 'poster.png')
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(waysThrough(posterJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    openPainter(() => ({ width: 800, height: 200 }))
    const { server, press, type, sees } = (app = await openWholeApp('/games/1/room/settings', {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games?count=500&skip=0': ok({ data: [], length: 0, total: 0 }),
      [GAME]: ok(aGameToEdit()),
      [UPLOAD]: 'held',
    }))
    const choose = async (file: File) => {
      const field = await screen.findByLabelText(/^Choose, drop or paste a picture/)
      await act(async () => void fireEvent.change(field, { target: { files: [file] } }))
      await settle()
    }
    // Does not settle, which may take a busy machine longer than a toast stays.
    const answer = (reply: Parameters<typeof server.release>[1]) =>
      act(async () => server.release(UPLOAD, reply))
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser wants another poster': async () => {
          await type(/^Title/, 'Half-typed')
          await press('Change poster of Autumn Open')
        },
        'the organiser chooses a wide picture': () => choose(wide),
        'the organiser chooses a text': () => choose(new File(['Hello'], 'poster.png')),
        'the organiser uses it': () => press('Use this picture'),
        'the organiser stops it': () => press('Stop'),
        'the organiser tries again': () => press('Try again'),
        'half of it has gone': async () => {
          await act(async () => server.takes(UPLOAD, 0.5))
        },
        'the server takes it': () => {
          server.says(GAME, ok(aGameToEdit({ poster: POSTER })))
          return answer(ok(JSON.stringify(POSTER)))
        },
        'the server refuses': () =>
          answer({ status: 400, body: { title: 'This image can’t be read', status: 400 } }),
      },
      {
        editor: async () => {
          await sees('Poster')
          expect(document.querySelector(`img[src="${POSTER}"]`)).toBeNull()
        },
        choosing: () => sees('New poster'),
        foreign: async () => {
          await sees('This file type isn’t supported.')
          expect(server.countOf(UPLOAD)).toBe(0)
        },
        // A poster has no crop area, because it has different shapes on different screens.
        chosen: async () => {
          await sees('The whole poster is uploaded. Where space is tight, only the centre is shown.')
          expect(screen.queryByRole('application')).toBeNull()
        },
        sending: async () => {
          await sees('Uploading: 0%')
          const form = server.asked.findLast(({ method, address }) => `${method} ${address}` === UPLOAD)?.body
          expect(form instanceof FormData ? form.get('file') : null).toBe(wide)
        },
        halfway: () => sees('Uploading: 50%'),
        refused: async () => {
          await sees('Poster not changed')
          await sees('This image can’t be read')
        },
        stopped: () => sees('Upload stopped. The poster hasn’t changed.'),
        changed: async () => {
          await sees('Poster changed')
          await vi.waitFor(() => expect(document.querySelector(`img[src="${POSTER}"]`)).not.toBeNull())
          expect(server.countOf(SAVE)).toBe(0)
          expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Half-typed')
        },
      },
    )
  })
})
