import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aProfile } from '../worlds/builders.ts'
import { openPainter } from '../worlds/painter.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'
import { pictureJourney } from './picture.journey.ts'

const UPLOAD = 'PUT /api/account/avatar'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'The picture could not be updated'
const CHOOSE = 'Choose, drop or paste a picture'
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x90, 0, 0, 1,
  0x2c,
]
const fileOf = (name: string, start: readonly number[], size = start.length) =>
  new File([Uint8Array.from(start), new Uint8Array(size - start.length)], name)
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]
const gif = (width: number, frames: number) =>
  fileOf('me.gif', [
    0x47,
    0x49,
    0x46,
    0x38,
    0x39,
    0x61,
    width & 255,
    width >> 8,
    0x88,
    0x13,
    0,
    0,
    0,
    ...Array.from({ length: frames }, () => FRAME).flat(),
  ])
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const ANMF = [...letters('ANMF'), 0, 0, 0, 0]
const webp = fileOf('me.webp', [
  ...letters('RIFF    WEBPVP8X'),
  10,
  0,
  0,
  0,
  2,
  0,
  0,
  0,
  1,
  0,
  0,
  1,
  0,
  0,
  ...ANMF,
  ...ANMF,
])
const pasteOf = (clipboardData: DataTransfer) =>
  new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
/** A picture that exists, because a browser shows no other. */
const SAVED = '/public/favicon.svg'
const tiff = fileOf('me.tiff', [0x49, 0x49, 0x2a, 0])
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  app?.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(waysThrough(pictureJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    localStorage.setItem('language', 'en')
    let decoded: { width: number; height: number } | 'broken' = { width: 400, height: 300 }
    const painter = openPainter(() => decoded)
    const { server, press, sees, seesNot, isAt } = (app = await openWholeApp('/account/profile', {
      [PROFILE]: { status: 200, body: aProfile() },
      [UPLOAD]: 'held',
    }))
    const choose = async (file: File, looks: typeof decoded = { width: 400, height: 300 }) => {
      decoded = looks
      chosen = file
      const field = await screen.findByLabelText(new RegExp(CHOOSE))
      await act(async () => void fireEvent.change(field, { target: { files: [file] } }))
      await settle()
    }
    const answer = async (...[reply]: [Parameters<typeof server.release>[1]]) => {
      server.release(UPLOAD, reply)
      await settle()
    }
    const stage = () => screen.findByRole('application', { name: 'Visible area' })
    const sent = () => {
      const form = server.asked.findLast(({ address }) => address === '/api/account/avatar')?.body
      return form instanceof FormData ? form.get('file') : null
    }
    let chosen: File | null = null
    const takeIt = () => press('Use this picture')
    await way.test(
      {
        'the person wants another picture': () => press('Change picture of ada'),
        'the person closes the dialog': () => press('Close'),
        'the person chooses a text': () => choose(fileOf('me.png', [0x68, 0x69])),
        'the person chooses a file of 3 MiB and a byte': () =>
          choose(fileOf('me.png', PNG, 3 * 1024 * 1024 + 1)),
        'the person chooses a damaged picture': () => choose(fileOf('me.png', PNG), 'broken'),
        'the person chooses a picture': () => choose(fileOf('me.png', PNG)),
        'the person pastes a picture': async () => {
          const field = await screen.findByLabelText(new RegExp(CHOOSE))
          const clipboardData = new DataTransfer()
          clipboardData.items.add(fileOf('me.png', PNG))
          await act(async () => void field.dispatchEvent(pasteOf(clipboardData)))
          await settle()
        },
        'the person chooses a GIF that stands still': () => choose(gif(400, 1)),
        'the person chooses a GIF that moves': () => choose(gif(400, 2)),
        'the person chooses a WebP that moves': () => choose(webp),
        // 5001 by 5000 pixels is more than the server decodes, so the page must refuse it.
        'the person chooses a GIF that moves and is vast': () => choose(gif(5_001, 2)),
        'the person chooses a TIFF': () => choose(tiff),
        'the person uses it whole': takeIt,
        'the person moves it and uses it': async () => {
          fireEvent.keyDown(await stage(), { key: 'ArrowRight' })
          fireEvent.keyDown(await stage(), { key: '+' })
          await takeIt()
        },
        'the person uses it as it is': takeIt,
        'the person takes another': () => press('Choose another'),
        'half of it has gone': () => act(async () => server.takes(UPLOAD, 0.5)),
        'the server agrees': () => {
          server.says(PROFILE, { status: 200, body: aProfile({ avatar: SAVED }) })
          return answer({ status: 200, body: JSON.stringify(SAVED) })
        },
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the line is cut': () => answer('silence'),
        'the session is over': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the person stops it': () => press('Stop'),
        'the person tries again': () => press('Try again'),
        'the person goes back': () => press('Back to the picture'),
      },
      {
        resting: async () => {
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          expect(document.querySelector('main img')).toBeNull()
        },
        choosing: async () => {
          await sees(CHOOSE)
          expect(painter.held()).toBe(0)
        },
        foreign: () => sees('This file type isn’t supported.'),
        large: () => sees(/^This file is larger than 3 MB/),
        damaged: () => sees(/^Couldn’t read this picture/),
        cropping: async () => {
          expect(await stage()).toBe(document.activeElement)
          expect(painter.held()).toBe(1)
          expect(server.countOf(UPLOAD)).toBe(0)
        },
        vast: () => sees(/too large to edit/),
        moving: () => sees(/^Animated pictures are uploaded unchanged/),
        unseen: () => sees(/^Your browser can’t show TIFF files/),
        uploading: async () => {
          await sees('Uploading: 0%')
          // The crop moves a step to the right, then zooms in once around its own middle.
          const painting = painter.kept.at(-1)
          expect(painting?.side).toBeCloseTo(300 / 1.15)
          expect(painting?.x).toBeCloseTo(50 + 15 + (300 - 300 / 1.15) / 2)
          expect(sent()).toMatchObject({ name: 'avatar.webp', type: 'image/webp' })
        },
        halfway: () => sees('Uploading: 50%'),
        uploadingWhole: async () => {
          await sees('Uploading: 0%')
          expect(sent()).toMatchObject({ name: chosen?.name, size: chosen?.size })
          expect(painter.kept).toEqual([])
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        stopped: () => sees('Upload stopped. The picture hasn’t changed.'),
        croppingAgain: async () => {
          await stage()
          seesNot(REFUSED)
          await sees('115%')
        },
        changed: async () => {
          await sees('Picture changed')
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          await waitFor(() => expect(document.querySelector('main img')?.getAttribute('src')).toBe(SAVED))
          expect(painter.held()).toBe(0)
        },
        outside: async () => {
          await isAt('/account/login?from=%2Faccount%2Fprofile')
          expect(painter.held()).toBe(0)
        },
      },
    )
  })
})
