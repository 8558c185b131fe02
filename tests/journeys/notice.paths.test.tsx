import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aNotice, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { noticeJourney } from './notice.journey.ts'
import '../worlds/organiser.world.ts'

const LIST = 'GET /api/edit/games/1/notices'
const PUBLISH = 'POST /api/edit/games/1/notices'
const CHANGE = 'PUT /api/edit/games/1/notices/5'
const REMOVE = 'DELETE /api/edit/games/1/notices/5'
const EFFECTS = 'GET /api/edit/games/1/effects?challenge=0&freezeAt=1970-01-01T00%3A00%3A00%2B00%3A00'
const NUMBERS = {
  teams: 60,
  challenges: 40,
  solves: 812,
  solvers: 58,
  submissions: 3441,
  containers: 5,
  hiddenSolves: 0,
}
const REFUSED = 'The text may have at most 500000 characters'
const older = aNotice({ id: 5, content: 'Doors open at **nine**.', time: '2026-11-20T08:00:00+00:00' })
const newer = aNotice({ id: 6, content: 'Lunch is ready.', time: '2026-11-20T12:00:00+00:00' })
const written = aNotice({ id: 7, content: 'One hour left.', time: '2026-11-20T18:00:00+00:00' })
const changed = { ...older, content: 'Doors open at ten.', time: '2026-11-20T19:00:00+00:00' }
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Notice')
const write = async (text: string) => {
  await screen.findByLabelText('Notice')
  await act(async () => void fireEvent.change(area(), { target: { value: text } }))
}
const shown = () =>
  within(screen.getByRole('region', { name: 'Published' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe.each(waysThrough(noticeJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, sees, seesNot } = (app = await openWholeApp('/admin/games/1/notices', {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games?count=500&skip=0': ok({ data: [], length: 0, total: 0 }),
      'GET /api/config': ok(aConfig({ features: ['effects'] })),
      [EFFECTS]: ok(NUMBERS),
      [LIST]: ok([older, newer]),
      [PUBLISH]: 'held',
      [CHANGE]: 'held',
      [REMOVE]: 'held',
    }))
    const answer = async (
      question: string,
      reply: Parameters<typeof server.release>[1],
      list = [older, newer],
    ) => {
      server.says(LIST, ok(list))
      server.release(question, reply)
      await settle()
    }
    let sentBefore = 0
    const refusal = { status: 400, body: { title: REFUSED, status: 400 } }
    const bodyOf = (question: string) =>
      server.asked.findLast(({ method, address }) => `${method} ${address}` === question)?.body
    await way.test(
      {
        'the organiser writes nothing but space': async () => {
          await write('  ')
          await press('Publish')
        },
        'the organiser writes a notice': () => write('One hour left.'),
        'the organiser publishes it': async () => {
          sentBefore = server.countOf(PUBLISH)
          await press('Publish')
        },
        'the organiser comes back later': async () => {
          await press('Settings')
          await agree()
          await press('Notices')
        },
        'the organiser wants to change one': () => press(/^Edit “Doors open/),
        'the organiser thinks better of it': () => press('Write a new notice instead'),
        'the organiser changes it': async () => {
          await write('Doors open at ten.')
          await press('Save')
        },
        'the organiser wants one away': () => press(/^Delete “Doors open/),
        'the organiser cancels': () => press('Cancel'),
        'the organiser cancels to publish': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server publishes it': () => answer(PUBLISH, ok(written), [older, newer, written]),
        'the line is cut': () => answer(PUBLISH, 'silence'),
        'the server refuses': () => answer(PUBLISH, refusal),
        'the server saves it': () => answer(CHANGE, ok(changed), [changed, newer]),
        'the server refuses the change': () => answer(CHANGE, refusal),
        'the server removes it': () => answer(REMOVE, ok(), [newer]),
        'it is gone already': () =>
          answer(REMOVE, { status: 404, body: { title: 'Notice not found', status: 404 } }, [newer]),
        'the server will not remove it': () =>
          answer(REMOVE, { status: 403, body: { title: 'Not yours', status: 403 } }),
      },
      {
        listed: async () => {
          await sees('Lunch is ready.')
          expect(shown()[0]).toContain('Lunch is ready.')
          expect(shown()[1]).toContain('Doors open at nine.')
          await screen.findByRole('button', { name: 'Publish' })
        },
        blank: async () => {
          await sees('Enter some text.')
          expect(server.countOf(PUBLISH)).toBe(0)
        },
        written: () => seesNot('Enter some text.'),
        restored: async () => {
          await sees('Draft restored')
          expect(area().value).toBe('One hour left.')
        },
        askedToPublish: async () => {
          await sees('Publish this notice?')
          await sees('60 teams will see it now.')
          expect(server.countOf(PUBLISH)).toBe(sentBefore)
        },
        publishing: async () => {
          await sees('Publishing…')
          expect(bodyOf(PUBLISH)).toEqual({ content: 'One hour left.' })
        },
        published: async () => {
          await sees(/^Notice published/)
          expect(shown()[0]).toContain('One hour left.')
          // The next one begins blank, and at once.
          expect(area().value).toBe('')
          expect(document.activeElement).toBe(area())
          seesNot('Draft restored')
        },
        unpublished: async () => {
          await sees(/Can’t reach the server/)
          expect(area().value).toBe('One hour left.')
        },
        refused: async () => {
          await sees(REFUSED)
          expect(area().value).toBe('One hour left.')
        },
        changing: async () => {
          await sees('Editing moves the notice to the top, but doesn’t notify players.')
          expect(area().value).toBe('Doors open at **nine**.')
        },
        saving: async () => {
          await sees('Saving…')
          expect(bodyOf(CHANGE)).toEqual({ content: 'Doors open at ten.' })
        },
        changed: async () => {
          await sees('Notice updated')
          expect(shown()[0]).toContain('Doors open at ten.')
          await screen.findByRole('button', { name: 'Publish' })
        },
        unchanged: async () => {
          await sees(REFUSED)
          expect(area().value).toBe('Doors open at ten.')
        },
        asked: async () => {
          await sees('Delete this notice?')
          await sees(/“Doors open at \*\*nine\*\*\.”/)
          await sees('60 teams can no longer see it.')
          expect(server.countOf(REMOVE)).toBe(0)
        },
        removing: () => sees('Deleting…'),
        removed: async () => {
          await sees('Notice deleted')
          expect(shown()).toHaveLength(1)
          expect(document.activeElement?.textContent).toBe('Published')
        },
        kept: async () => {
          await sees('Not yours')
          expect(shown()).toHaveLength(2)
        },
      },
    )
  })
})
