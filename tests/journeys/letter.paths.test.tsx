import { act, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter } from '#contract/models/letter.ts'
import { Letters } from '#src/features/roster/letters.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { waysThrough } from './journey.ts'
import { letterJourney } from './letter.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/letters.en.ts'

const LIST = 'GET /api/admin/letters'
const COUNT = 'POST /api/admin/letters/preview'
const SEND = 'POST /api/admin/letters'
const CONTENT = 'We begin at noon.'
const REFUSED = 'Everything is sent already'
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const waiting: Letter = {
  id: ID,
  subject: 'Rooms',
  writer: 'root',
  createdAt: '2026-11-20T09:04:03+00:00',
  cancelledAt: null,
  waiting: 9,
  sent: 3,
  failed: 0,
  dropped: 0,
  unclear: 0,
}
const STOP = `DELETE /api/admin/letters/${ID}` as const
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

describe.each(waysThrough(letterJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 20_000 }, async () => {
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['letters'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [LIST]: ok([waiting]),
      'GET /api/edit/games?count=100&skip=0': ok({ data: [], length: 0, total: 0 }),
      [COUNT]: 'held',
      [SEND]: 'held',
      [STOP]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <Letters users={null} onClose={() => {}} />
      </MemoryRouter>,
    )
    await screen.findByText('Rooms')
    const calls = { [COUNT]: 0, [SEND]: 0, [STOP]: 0 }
    const press = async (button: HTMLElement) => {
      await act(async () => button.click())
      await settle()
    }
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
    const count = async () => {
      calls[COUNT] += 1
      await press(screen.getByRole('button', { name: 'Count the receivers …' }))
    }
    const question = () => screen.findByRole('alertdialog', { name: 'Send an email to 412 people' })
    const noQuestion = () => vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const answer = async (call: string, reply: Reply | 'silence') => {
      await vi.waitFor(() => server.release(call, reply))
      await settle()
    }
    const isSentOnly = () => {
      for (const [call, often] of Object.entries(calls)) expect(server.countOf(call)).toBe(often)
    }
    const idsSent = () =>
      server.asked.flatMap(({ method, address, body }) =>
        `${method} ${address}` === SEND && typeof body === 'object' && body !== null && 'id' in body
          ? [body.id]
          : [],
      )
    const stop = () => screen.queryByRole('button', { name: 'Stop “Rooms”' })
    await way.test(
      {
        'the administrator writes and counts': async () => {
          fireEvent.change(subject(), { target: { value: 'News' } })
          fireEvent.change(screen.getByLabelText('Text'), { target: { value: CONTENT } })
          await count()
        },
        'the administrator counts again': count,
        'the administrator thinks better of it': async () =>
          press(within(await question()).getByRole('button', { name: 'Not now' })),
        'the administrator sends it': async () => {
          calls[SEND] += 1
          await press(within(await question()).getByRole('button', { name: 'Send to 412 people' }))
        },
        'the administrator stops the one that waits': async () => {
          calls[STOP] += 1
          await press(await screen.findByRole('button', { name: 'Stop “Rooms”' }))
        },
        'the server counts': () =>
          answer(COUNT, ok({ receivers: 412, unreachable: 12, limited: 1, seconds: 206 })),
        'the server takes it': () =>
          answer(SEND, ok({ ...waiting, id: '1f8fad5b-d9cb-469f-a165-70867728950e', subject: 'News' })),
        'the server stops it': async () => {
          server.says(LIST, ok([{ ...waiting, waiting: 0 }]))
          await answer(STOP, ok({ ...waiting, waiting: 0 }))
        },
        'the server refuses': () => answer(STOP, refused(REFUSED)),
        'the line is cut': () => answer(COUNT, 'silence'),
        'the response is lost': () => answer(SEND, 'silence'),
      },
      {
        blank: () => {
          expect(subject().value).toBe('')
          expect(stop()).not.toBeNull()
          isSentOnly()
        },
        counting: () => {
          expect(subject().value).toBe('News')
          isSentOnly()
        },
        uncounted: async () => {
          await screen.findByText(/Can’t reach the server/)
          expect(subject().value).toBe('News')
        },
        asked: async () => {
          const asked = await question()
          expect(asked.textContent).toContain('Sending takes 4 min')
          expect(asked.textContent).toContain('12 people can’t get it')
          expect(asked.textContent).toContain('1 person have had three emails today')
          isSentOnly()
        },
        kept: async () => {
          await noQuestion()
          expect(subject().value).toBe('News')
          expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(CONTENT)
          isSentOnly()
        },
        sending: async () => {
          await question()
          isSentOnly()
        },
        unsure: async () => {
          within(await question()).getByText(/Can’t reach the server/)
        },
        sendingAgain: () => {
          isSentOnly()
          expect(new Set(idsSent().slice(-2)).size).toBe(1)
        },
        sent: async () => {
          await noQuestion()
          await screen.findByText('The email is in line. The list shows how far it is.')
          expect(subject().value).toBe('')
        },
        stopping: isSentOnly,
        stopped: () => vi.waitFor(() => expect(stop()).toBeNull()),
        unstopped: async () => {
          await screen.findByText(REFUSED)
          expect(stop()).not.toBeNull()
        },
      },
    )
  })
})
