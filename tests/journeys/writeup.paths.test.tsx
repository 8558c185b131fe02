import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { BasicWriteupInfoModel } from '#contract/models/writeup.ts'
import { settle } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { gameIn } from '../worlds/game-in.ts'
import { ok, openGamePage, refused, type GamePageWorld } from '../worlds/participation.world.ts'
import { waysThrough } from './journey.ts'
import { writeupJourney } from './writeup.journey.ts'

const UPLOAD = 'POST /api/game/1/writeup'
const READ = 'GET /api/game/1/writeup'
const REFUSED = 'The deadline has passed'
const nothing: BasicWriteupInfoModel = {
  submitted: false,
  name: '#',
  fileSize: 0,
  note: 'Name every **tool**.',
}
const there: BasicWriteupInfoModel = { ...nothing, submitted: true, name: 'Writeup-1-1.pdf', fileSize: 5 }
const fileOf = (name: string, size: number, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type })
let app: GamePageWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(writeupJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const game = gameIn('ended', { status: 'Accepted', teamName: 'Red Pandas' })
    const { server, press, pressable, sees, answer } = (app = await openGamePage(game, 'ada', [aTeam()], {
      [READ]: ok(nothing),
      [UPLOAD]: 'held',
    }))
    const choose = async (file: File) => {
      const field = await screen.findByLabelText(/or drop it here/)
      await act(async () => void fireEvent.change(field, { target: { files: [file] } }))
      await settle()
    }
    const sent = () => {
      const form = server.asked.findLast(({ method, address }) => `${method} ${address}` === UPLOAD)?.body
      return form instanceof FormData ? form.get('file') : null
    }
    await way.test(
      {
        'the person chooses an empty file': () => choose(fileOf('a.pdf', 0)),
        'the person chooses a file of 20 MiB and a byte': () => choose(fileOf('a.pdf', 20 * 1024 * 1024 + 1)),
        'the person chooses a text': () => choose(fileOf('a.txt', 5, 'text/plain')),
        // Some browsers report no type, and some file names are in capitals.
        'the person chooses a PDF': () => choose(fileOf('Solved.PDF', 5, '')),
        'the person chooses another PDF': () => choose(fileOf('better.pdf', 7)),
        'the person takes another': () => press('Choose another file'),
        'the person hands it in': () => press('Submit'),
        'the person tries again': () => press('Try again'),
        'the person stops it': () => press('Stop'),
        'half of it has gone': () => act(async () => server.takes(UPLOAD, 0.5)),
        'the deadline has passed on the server': () => answer(UPLOAD, refused(REFUSED)),
        'the line is cut': () => answer(UPLOAD, 'silence'),
        'the server takes it': () => {
          server.says(READ, ok(there))
          return answer(UPLOAD, ok())
        },
      },
      {
        missing: async () => {
          await sees('Not submitted yet')
          await sees('tool')
          expect(pressable('Submit')).toEqual([])
          expect(
            document.activeElement === document.body ||
              document.activeElement?.textContent === 'Not submitted yet',
          ).toBe(true)
        },
        empty: () => sees('This file is empty.'),
        large: () => sees(/^This file is larger than 20 MB/),
        foreign: () => sees('This isn’t a PDF.'),
        chosen: async () => {
          await sees(/^Ready to submit: Solved\.PDF \(5\s?B\)/)
          expect(document.activeElement?.textContent).toBe('Submit')
          expect(server.countOf(UPLOAD)).toBe(0)
        },
        uploading: async () => {
          await sees(/Uploading Solved\.PDF… · 0%/)
          expect(sent()).toMatchObject({ name: 'Solved.pdf', type: 'application/pdf', size: 5 })
          expect(document.activeElement?.textContent).toBe('Stop')
        },
        halfway: () => sees(/Uploading Solved\.PDF… · 50%/),
        stopped: async () => {
          await sees(/^Upload stopped/)
          expect(document.activeElement?.textContent).toBe('Try again')
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        there: async () => {
          await sees(/^Submitted: Writeup-1-1\.pdf/)
          await sees('Writeup submitted')
          expect(document.activeElement?.textContent).toMatch(/^Submitted: Writeup-1-1\.pdf/)
        },
        replacing: async () => {
          await sees(/This replaces Writeup-1-1\.pdf for good\./)
          expect(server.countOf(UPLOAD)).toBe(1)
        },
        uploadingAgain: () => sees(/Uploading better\.pdf… · 0%/),
      },
    )
  })
})
