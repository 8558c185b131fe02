import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig } from '../worlds/builders.ts'
import { openPainter } from '../worlds/painter.ts'
import { FEATURES, ok, openPlatform } from '../worlds/platform.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { logoJourney } from './logo.journey.ts'

const REMOVE = 'DELETE /api/admin/config/logo'
const LOGO = '/assets/abc/logo'
let app: WholeApp | null = null
afterEach(() => {
  closeAllToasts()
  app?.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The logos in the header of every screen, which must change with the setting. */
const marks = () => [...document.querySelectorAll('header image')].map((mark) => mark.getAttribute('href'))

describe.each(waysThrough(logoJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, type, sees, pressable } = (app = await openPlatform({
      'GET /api/config': ok(aConfig({ features: FEATURES, logoUrl: LOGO })),
      [REMOVE]: 'held',
    }))
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser removes it': () => press('Remove logo'),
        'the organiser writes a title': () => type(/^Title/, 'Harbour'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server removes it': async () => {
          server.says('GET /api/config', ok(aConfig({ features: FEATURES })))
          server.release(REMOVE, ok())
          await settle()
        },
        'the line is cut': async () => {
          server.release(REMOVE, 'silence')
          await settle()
        },
      },
      {
        shown: () => {
          expect(marks()).toEqual([LOGO])
          expect(server.countOf(REMOVE)).toBe(0)
        },
        writing: () => sees(/^Unsaved: Title/),
        asked: () => sees('Remove the logo of Vexil::CTF?'),
        askedBeside: () => sees('Remove the logo of Vexil::CTF?'),
        removing: () => sees('Removing…'),
        removingBeside: () => sees('Removing…'),
        gone: async () => {
          await sees('Logo removed')
          expect([marks(), pressable('Remove logo')]).toEqual([[], []])
        },
        goneBeside: async () => {
          await sees('Logo removed')
          await sees(/^Unsaved: Title/)
          expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Harbour')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(marks()).toEqual([LOGO])
        },
      },
    )
  })
})

const UPLOAD = 'PUT /api/admin/config/logo'
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0xc8, 0, 0, 0,
  0xc8,
]
test(
  'an uploaded logo replaces the default one, and unsaved input next to it stays',
  { timeout: 30_000 },
  async () => {
    openPainter(() => ({ width: 200, height: 200 }))
    const { server, press, type, sees } = (app = await openPlatform({ [UPLOAD]: 'held' }))
    await screen.findByLabelText(/^Title/)
    expect(marks()).toEqual([])
    await type(/^Title/, 'Harbour')
    await press('Change picture of Vexil')
    const field = await screen.findByLabelText(/^Choose, drop or paste a picture/)
    await act(
      async () =>
        void fireEvent.change(field, { target: { files: [new File([Uint8Array.from(PNG)], 'mark.png')] } }),
    )
    await settle()
    await press('Use this picture')
    server.says('GET /api/config', ok(aConfig({ features: FEATURES, logoUrl: LOGO })))
    server.release(UPLOAD, ok(JSON.stringify(`${LOGO}.webp`)))
    await settle()
    await sees('Picture changed')
    expect(marks()).toEqual([LOGO])
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Harbour')
  },
)
