import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { flagFilesJourney } from './flag-files.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const UPLOAD = 'POST /api/assets?filename=DYN_ATTACHMENT_7'
const ADD = 'POST /api/edit/games/1/challenges/7/flags'
const REFUSED = 'At most 5000 flags at once'
const [HASH_2, HASH_10] = ['2'.repeat(64), 'a'.repeat(64)]
const ok = (body?: unknown) => ({ status: 200, body })
const stored = aChallengeToEdit({ type: 'DynamicAttachment', flags: [] })
const ten = new File([new Uint8Array(2_000)], 'flag{10}')
const two = new File([new Uint8Array(1_000)], 'flag{2}')
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(flagFilesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, sees, seesNot } = (app = await openWholeApp('/games/1/room/challenges/7/files', {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
      [CHALLENGE]: ok(stored),
      [UPLOAD]: 'held',
      [ADD]: 'held',
    }))
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const pairs = () =>
      within(screen.getByRole('region', { name: 'Files and their flags' })).getAllByRole('listitem')
    const write = async (flags: string) => {
      await act(async () =>
        screen.getByRole('radio', { name: 'Enter one flag per line, in the order of the files' }).click(),
      )
      await act(
        async () =>
          void fireEvent.change(screen.getByLabelText('Flags, one per line'), { target: { value: flags } }),
      )
    }
    const lastAdded = () =>
      server.asked.findLast(({ method, address }) => `${method} ${address}` === ADD)?.body
    const areSent = () => {
      const form = server.asked.findLast(({ address }) => address.startsWith('/api/assets'))?.body
      // Files are sorted by name, with numbers in numeric order, because organisers number them without
      // padding.
      expect(
        form instanceof FormData
          ? form.getAll('files').map((part) => (part instanceof File ? part.name : part))
          : null,
      ).toEqual(['flag{2}', 'flag{10}'])
    }
    await way.test(
      {
        'the organiser chooses three files, one of them empty': async () => {
          const field = await screen.findByLabelText(/^Choose files/)
          await act(
            async () =>
              void fireEvent.change(field, { target: { files: [ten, new File([], 'flag{0}'), two] } }),
          )
          await settle()
          // The user chooses whether file names are the flags, because flags in the names of downloads would
          // be a leak.
          const [lines, names] = screen.getAllByRole<HTMLInputElement>('radio', {
            name: /^(Enter one flag per line|Use the file names)/,
          })
          expect([lines?.checked, names?.checked]).toEqual([true, false])
          await act(async () => names?.click())
        },
        'the organiser writes too few flags': () => write('first'),
        'the organiser writes a flag for each': () => write('first\n\nsecond\n'),
        'the organiser leaves one file out': () => press('Remove flag{2}'),
        'the organiser leaves all out': () => press('Remove all'),
        'the organiser sends them': () => press('Upload and add'),
        'the organiser tries again': () => press('Try again'),
        'the organiser stops it': () => press('Stop'),
        'half of them have gone': () => act(async () => server.takes(UPLOAD, 0.5)),
        'the server has them': () =>
          answer(UPLOAD, ok([HASH_2, HASH_10].map((hash) => ({ hash, name: 'DYN_ATTACHMENT_7' })))),
        'the line is cut': () => answer(UPLOAD, 'silence'),
        'the server agrees': () => {
          server.says(
            CHALLENGE,
            ok({
              ...stored,
              flags: [
                {
                  id: 3,
                  flag: 'flag{2}',
                  attachment: { id: 1, type: 'Local', url: `/assets/${HASH_2}/attachment`, fileSize: 1_000 },
                },
                {
                  id: 4,
                  flag: 'flag{10}',
                  attachment: { id: 2, type: 'Local', url: `/assets/${HASH_10}/attachment`, fileSize: 2_000 },
                },
              ],
            }),
          )
          return answer(ADD, ok())
        },
        'the server refuses': () => answer(ADD, { status: 400, body: { title: REFUSED, status: 400 } }),
      },
      {
        none: async () => {
          await sees(/^One per team/)
          seesNot('Upload and add')
          seesNot('1 empty file skipped')
        },
        named: async () => {
          await sees('2 flags for 2 files')
          await sees('1 empty file skipped')
          expect(pairs().map((pair) => pair.textContent)).toEqual([
            'flag{2} 1 kBflag{2}',
            'flag{10} 2 kBflag{10}',
          ])
        },
        alone: () => expect(pairs().map((pair) => pair.textContent)).toEqual(['flag{10} 2 kBflag{10}']),
        few: async () => {
          await sees('1 flag is missing')
          expect(pairs()[1]?.textContent).toContain('No flag')
          expect(server.countOf(UPLOAD)).toBe(0)
        },
        paired: () =>
          expect(pairs().map((pair) => pair.textContent)).toEqual([
            'flag{2} 1 kBfirst',
            'flag{10} 2 kBsecond',
          ]),
        uploadingPaired: areSent,
        addingPaired: () =>
          expect(lastAdded()).toEqual([
            { flag: 'first', attachmentType: 'Local', fileHash: HASH_2 },
            { flag: 'second', attachmentType: 'Local', fileHash: HASH_10 },
          ]),
        uploading: async () => {
          await sees('0 of 2 files uploaded, current batch 0%')
          expect(document.activeElement?.textContent).toBe('Stop')
          areSent()
        },
        halfway: () => sees('0 of 2 files uploaded, current batch 50%'),
        cutOff: () => sees(/Can’t reach the server/),
        stopped: async () => {
          await sees(/^Upload stopped/)
          expect(server.countOf(ADD)).toBe(0)
        },
        adding: async () => {
          await sees('Adding flags…')
          expect(lastAdded()).toEqual([
            { flag: 'flag{2}', attachmentType: 'Local', fileHash: HASH_2 },
            { flag: 'flag{10}', attachmentType: 'Local', fileHash: HASH_10 },
          ])
        },
        refused: () => sees(REFUSED),
        addingAgain: () => {
          expect(server.countOf(UPLOAD)).toBe(1)
          expect(server.countOf(ADD)).toBe(2)
        },
        added: async () => {
          await sees('2 flags added')
          expect(document.activeElement).toBe(screen.getByLabelText(/^Choose files/))
          await press(/^Flags/)
          expect(screen.getByRole('link', { name: 'Attachment of flag{10}' }).textContent).toBe('2 kB')
          await press(/^Attachments/)
        },
      },
    )
  })
})
