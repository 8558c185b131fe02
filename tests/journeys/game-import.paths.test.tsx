import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameImportJourney } from './game-import.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const IMPORT = 'POST /api/edit/games/import'
const LIST = 'GET /api/edit/games?count=500&skip=0'
const REFUSED = 'The archive is damaged'
const ok = (body?: unknown) => ({ status: 200, body })
const listed = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
const archive = new File([new Uint8Array(1_000)], 'autumn.zip', { type: 'application/zip' })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(gameImportJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, sees, seesNot, isAt, pressable } = (app = await openWholeApp('/admin/games', {
      'GET /api/config': ok(aConfig({ features: ['game-archive'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [LIST]: listed(aGameToEdit()),
      [IMPORT]: 'held',
      'GET /api/edit/games/9': ok(aGameToEdit({ id: 9, title: 'Winter Open', hidden: true })),
      'GET /api/edit/games/9/notices': ok([]),
      'GET /api/edit/games/9/challenges': ok([aChallengeInfo(), aChallengeInfo({ id: 8, isEnabled: false })]),
    }))
    const choose = async (file: File) => {
      const field = await screen.findByLabelText(/^Choose an archive/)
      await act(async () => void fireEvent.change(field, { target: { files: [file] } }))
      await settle()
    }
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(IMPORT, reply)
      await settle()
    }
    const takes = (hidden: boolean) => {
      const game = aGameToEdit({ id: 9, title: 'Winter Open', hidden })
      server.says(LIST, listed(game, aGameToEdit()))
      return answer(ok(game))
    }
    await way.test(
      {
        'the organiser wants to import': () => press('Import'),
        'the organiser closes the dialog': () => press('Close'),
        'the organiser presses Escape': async () => {
          await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
          await settle()
        },
        'the organiser chooses another kind of file': () => choose(new File(['x'], 'autumn.tar')),
        'the organiser chooses an empty file': () => choose(new File([], 'autumn.zip')),
        'the organiser chooses an archive': () => choose(archive),
        'half of it has gone': () => act(async () => server.takes(IMPORT, 0.5)),
        'all of it has gone': () => act(async () => server.takes(IMPORT, 1)),
        'the organiser stops it': () => press('Stop'),
        'the organiser tries again': () => press('Try again'),
        'the organiser wants another': () => press('Choose another file'),
        'the organiser opens the game': () => press('Open game'),
        'the line is cut': () => answer('silence'),
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the server takes a hidden game': () => takes(true),
        'the server takes a game that is shown': () => takes(false),
      },
      {
        list: async () => {
          await sees('Autumn Open')
          expect(screen.queryByRole('dialog')).toBeNull()
        },
        dialog: async () => {
          await sees(/nothing is imported/)
          await sees('ZIP, up to 4 GB')
          expect(screen.queryByRole('alert')).toBeNull()
        },
        strange: async () => {
          await sees('This isn’t a ZIP archive.')
          expect(server.countOf(IMPORT)).toBe(0)
        },
        empty: async () => {
          await sees('This file is empty.')
          expect(server.countOf(IMPORT)).toBe(0)
        },
        // A mistaken press must not end the upload, so the cancel button is the only way out.
        sending: async () => {
          await sees('Uploading autumn.zip… · 0%')
          expect(pressable('Close')).toEqual([])
          expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }))
          const { body } =
            server.asked.findLast(({ method, address }) => `${method} ${address}` === IMPORT) ?? {}
          expect(body instanceof FormData ? [...body.keys()] : body).toEqual(['file'])
        },
        halfway: async () => {
          await sees('Uploading autumn.zip… · 50%')
          expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
        },
        unpacking: async () => {
          await sees('Checking the archive…')
          expect([pressable('Stop'), pressable('Close')]).toEqual([[], []])
        },
        stopped: () => sees('Upload of autumn.zip stopped. Nothing was imported.'),
        cutOff: async () => {
          await sees('Couldn’t import the game')
          await sees(/Can’t reach the server/)
        },
        refused: async () => {
          expect((await screen.findByRole('alert')).textContent).toContain(REFUSED)
          expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
        },
        hidden: async () => {
          await sees('Winter Open imported')
          await sees(
            'It stays hidden until you show it to players. Its challenges stay disabled until you enable them.',
          )
          await sees('Misc 2')
          await sees('Notices')
          await sees('2, 1 enabled')
          expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open game' }))
        },
        shown: async () => {
          await sees(/Players can already see this game/)
          seesNot('It stays hidden until you show it to players.')
        },
        listed: () => sees('Winter Open'),
        game: () => isAt('/games/9/room/settings'),
      },
    )
  })
})
