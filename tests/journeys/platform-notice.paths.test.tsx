import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlatformNotice } from '#contract/models/platform-notice.ts'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { lastOf } from './person.ts'
import { platformNoticeJourney } from './platform-notice.journey.ts'
import '../worlds/organiser.world.ts'

const CONFIG = 'GET /api/config'
const LIST = 'GET /api/admin/notices'
const SEND = 'POST /api/admin/notices'
const WITHDRAW = 'DELETE /api/admin/notices/4'
const CONTENT = 'The platform restarts at six.'
const REFUSED = 'At most 20 notices can be planned'
const features = ['platform-notices', 'addressed-notices']
const notice: PlatformNotice = { id: 4, content: CONTENT, time: toIso(Date.now() - 1000) }
const FUTURE = '2126-11-20T08:00:00'
const planned = { ...notice, time: toIso(new Date(FUTURE).getTime()) }

let app: WholeApp | null = null
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('language', 'en')
})
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(platformNoticeJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    app = await openWholeApp('/games/1/room/notices', {
      [CONFIG]: ok(aConfig({ features })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/notices': ok([]),
      'GET /api/edit/games/1/addressed-notices': ok([]),
      'GET /api/game/1/participations': ok([]),
      [LIST]: ok([]),
      [SEND]: 'held',
      [WITHDRAW]: 'held',
    })
    const { server, agree, press, sees } = inDom(app)
    const form = () => screen.getByRole('form', { name: 'Notices to the platform' })
    const field = () => form().querySelector<HTMLInputElement>('input[name=platform-notice]')
    const line = () => screen.queryByRole('region', { name: 'Notice from the organisers' })
    const set = (name: string, value: string) =>
      act(async () => {
        const input = form().querySelector(`input[name=${name}]`)
        if (input) fireEvent.change(input, { target: { value } })
      })
    const submit = () => act(async () => void fireEvent.submit(form()))
    const answer = (
      question: string,
      reply: Reply,
      list: readonly PlatformNotice[],
      shown?: PlatformNotice,
    ) => {
      server.says(LIST, ok(list))
      server.says(CONFIG, ok(aConfig({ features, ...(shown ? { notice: shown } : {}) })))
      server.release(question, reply)
    }
    await screen.findByRole('form', { name: 'Notices to the platform' })
    await way.test(
      {
        'the organiser sends it without a text': submit,
        'the organiser writes a notice': () => set('platform-notice', CONTENT),
        'the organiser publishes it': submit,
        'the organiser sets a time that has passed': async () => {
          await set('platform-notice-at', '2020-01-01T00:00:00')
          await submit()
        },
        'the organiser sets a time': () => set('platform-notice-at', FUTURE),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server publishes it': () => answer(SEND, ok(notice), [notice], notice),
        'the server refuses': () => answer(SEND, refused(REFUSED), []),
        'the organiser closes it': () => press('Close notice'),
        'the organiser wants to withdraw it': () => press(`Withdraw “${CONTENT}”`),
        'the organiser keeps it': () => press('Cancel'),
        'the organiser agrees': () => agree(),
        'the server withdraws it': () => answer(WITHDRAW, ok(), []),
        'the organiser plans it': submit,
        'the server plans it': () => answer(SEND, ok(planned), [planned]),
      },
      {
        empty: async () => {
          await sees('No notice was sent to the platform yet.')
          expect(line()).toBeNull()
        },
        textless: async () => {
          await sees('Write the notice first.')
          expect(server.countOf(SEND)).toBe(0)
        },
        written: async () => {
          await sees(`Plain text, ${200 - CONTENT.length} characters left.`)
          expect(field()?.value).toBe(CONTENT)
          expect(server.countOf(SEND)).toBe(0)
        },
        past: async () => {
          await sees('Choose a time that is ahead.')
          expect(server.countOf(SEND)).toBe(0)
        },
        asked: async () => {
          await sees('Show this notice on every page?')
          expect(server.countOf(SEND)).toBe(0)
        },
        publishing: async () => {
          await sees('Publishing…')
          expect(lastOf(server, SEND)?.body).toEqual({ content: CONTENT, at: null })
        },
        refused: async () => {
          await sees(REFUSED)
          expect(field()?.value).toBe(CONTENT)
        },
        shown: async () => {
          await sees('Shown')
          await waitFor(() => expect(line()?.textContent).toBe(CONTENT))
          expect(field()?.value).toBe('')
        },
        closed: async () => {
          await waitFor(() => expect(line()).toBeNull())
          await sees('Shown')
          await press('Challenges')
          expect(line()).toBeNull()
        },
        askedToWithdraw: () => sees('Withdraw this notice?'),
        withdrawing: () => expect(server.countOf(WITHDRAW)).toBe(1),
        withdrawn: async () => {
          await sees('No notice was sent to the platform yet.')
          await waitFor(() => expect(line()).toBeNull())
        },
        timed: () => sees('Plan'),
        planning: async () => {
          await sees('Planning…')
          expect(lastOf(server, SEND)?.body).toEqual({ content: CONTENT, at: planned.time })
        },
        planned: async () => {
          await sees('Planned')
          expect(line()).toBeNull()
        },
      },
    )
  })
})
