import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Attachment } from '#contract/models/attachment.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { attachmentJourney } from './attachment.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const UPLOAD = 'POST /api/assets'
const SET = 'POST /api/edit/games/1/challenges/7/attachment'
const REFUSED = 'This file is not stored'
const HASH = 'a'.repeat(64)
const URL_ELSEWHERE = 'https://example.org/src.zip'
const ok = (body?: unknown) => ({ status: 200, body })
const before: Attachment = {
  id: 1,
  type: 'Local',
  url: `/assets/${'b'.repeat(64)}/old 100%25.zip`,
  fileSize: 2_000,
}
const file = new File([new Uint8Array(1_000)], 'src.zip')
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(attachmentJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, type, sees, isAt } = (app = await openWholeApp(
      '/games/1/room/challenges/7/files',
      {
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        'GET /api/edit/games/1': ok(aGameToEdit()),
        'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
        [CHALLENGE]: ok(aChallengeToEdit({ attachment: before })),
        [UPLOAD]: 'held',
        [SET]: 'held',
      },
    ))
    const choose = async (chosen: File) => {
      const field = await screen.findByLabelText(/^Choose a file/)
      await act(async () => void fireEvent.change(field, { target: { files: [chosen] } }))
      await settle()
    }
    const link = async (url: string) => {
      await act(async () => screen.getByRole('radio', { name: 'Use a link' }).click())
      await type('Link', url)
      await press('Save link')
    }
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const lastSet = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === SET)?.body
    const stays = () =>
      expect(screen.getByRole('link', { name: /^old 100%\.zip/ }).getAttribute('href')).toBe(before.url)
    await way.test(
      {
        'the organiser chooses a file': () => choose(file),
        'the organiser chooses an empty file': () => choose(new File([], 'empty')),
        'the organiser sets a link that is none': () => link('example.org'),
        'the organiser sets a link': () => link(` ${URL_ELSEWHERE} `),
        'the organiser wants it removed': () => press('Remove attachment'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'half of it has gone': () => act(async () => server.takes(UPLOAD, 0.5)),
        'the server has it': () => answer(UPLOAD, ok([{ hash: HASH, name: 'src.zip' }])),
        'the line is cut': () => answer(UPLOAD, 'silence'),
        'the organiser stops it': () => press('Stop'),
        'the organiser tries again': () => press('Try again'),
        'the organiser leaves it': () => press('Dismiss'),
        'the server agrees': () => {
          const sent: unknown = lastSet()
          const attachment: Attachment | null = JSON.stringify(sent).includes('Local')
            ? { id: 2, type: 'Local', url: `/assets/${HASH}/src.zip`, fileSize: 1_000 }
            : JSON.stringify(sent).includes('Remote')
              ? { id: 2, type: 'Remote', url: URL_ELSEWHERE, fileSize: null }
              : null
          server.says(CHALLENGE, ok(aChallengeToEdit({ attachment })))
          return answer(SET, ok())
        },
        'the server refuses': () => answer(SET, { status: 400, body: { title: REFUSED, status: 400 } }),
      },
      {
        resting: async () => {
          await isAt('/games/1/room/challenges/7/files')
          await screen.findByLabelText(/^Choose a file/)
          stays()
        },
        empty: async () => {
          await sees('This file is empty.')
          expect(server.countOf(UPLOAD)).toBe(0)
        },
        noLink: async () => {
          await sees(/^Enter a link that starts with/)
          expect(document.activeElement).toBe(screen.getByLabelText('Link'))
          expect(server.countOf(SET)).toBe(0)
        },
        uploading: async () => {
          await sees(/^Uploading src\.zip… · 0%/)
          const form = server.asked.findLast(({ address }) => address === '/api/assets')?.body
          expect(form instanceof FormData ? form.get('files') : null).toMatchObject({
            name: 'src.zip',
            size: 1_000,
          })
          expect(document.activeElement?.textContent).toBe('Stop')
          stays()
        },
        halfway: () => sees(/^Uploading src\.zip… · 50%/),
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(document.activeElement?.textContent).toBe('Try again')
          stays()
        },
        stopped: async () => {
          await sees(/^Upload of src\.zip stopped/)
          expect(server.countOf(SET)).toBe(0)
          stays()
        },
        settingFile: () => expect(lastSet()).toEqual({ attachmentType: 'Local', fileHash: HASH }),
        refused: async () => {
          await sees(REFUSED)
          stays()
        },
        settingAgain: () => {
          expect(server.countOf(UPLOAD)).toBe(1)
          expect(server.countOf(SET)).toBe(2)
        },
        setting: () => expect(lastSet()).toEqual({ attachmentType: 'Remote', remoteUrl: URL_ELSEWHERE }),
        set: async () => {
          await sees('Attachment saved')
          expect(screen.getByRole('link', { name: 'src.zip (1 kB)' }).getAttribute('href')).toBe(
            `/assets/${HASH}/src.zip`,
          )
          expect(document.activeElement).toBe(screen.getByLabelText(/^Choose a file/))
        },
        linked: async () => {
          await sees('Attachment saved')
          expect(screen.getByRole('link', { name: URL_ELSEWHERE }).getAttribute('href')).toBe(URL_ELSEWHERE)
        },
        removalAsked: async () => {
          await sees('Remove the attachment?')
          expect(server.countOf(SET)).toBe(0)
        },
        removing: () => expect(lastSet()).toEqual({ attachmentType: 'None' }),
        removed: async () => {
          await sees('Attachment removed')
          await sees('No attachment')
        },
      },
    )
  })
})
