import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AddressedNotice } from '#contract/models/addressed-notice.ts'
import { instant } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { aConfig, aGameToEdit, aNotice, aParticipation, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { noticePlanJourney } from './notice-plan.journey.ts'
import { lastOf } from './person.ts'
import '../worlds/organiser.world.ts'

const LIST = 'GET /api/edit/games/1/notices'
const ADDRESSED = 'GET /api/edit/games/1/addressed-notices'
const SEND = 'POST /api/edit/games/1/addressed-notices'
const CHANGE = 'PUT /api/edit/games/1/addressed-notices/9'
const CANCEL = 'DELETE /api/edit/games/1/addressed-notices/9'
const PUBLISH = 'POST /api/edit/games/1/notices'
const REFUSED = 'One of the teams isn’t in this game'
const OUT = 'This notice has come out. Delete it and write another one'
const TEAM = { id: 31, name: 'Red Pandas' }
const FUTURE = '2126-11-20T08:00:00+00:00'

const opened = aNotice({ id: 5, content: 'Doors open at nine.', time: '2026-11-20T08:00:00+00:00' })
const breakfast: AddressedNotice = {
  id: 9,
  content: 'Breakfast is served.',
  time: FUTURE,
  isOut: false,
  teams: null,
}
const written: AddressedNotice = {
  id: 10,
  content: 'Come to the desk.',
  time: FUTURE,
  isOut: false,
  teams: [TEAM],
}

let app: WholeApp | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(noticePlanJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    app = await openWholeApp('/games/1/room/notices', {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games?count=500&skip=0': ok({ data: [], length: 0, total: 0 }),
      'GET /api/config': ok(aConfig({ features: ['effects', 'addressed-notices'] })),
      'GET /api/game/1/participations': ok([
        aParticipation({ id: 31 }),
        aParticipation({ id: 32, team: { ...aParticipation().team, id: 2, name: 'Night Owls' } }),
      ]),
      [LIST]: ok([opened]),
      [ADDRESSED]: ok([breakfast]),
      [SEND]: 'held',
      [CHANGE]: 'held',
      [CANCEL]: 'held',
    })
    const { server, press, agree, sees, seesNot, type } = inDom(app)
    const answer = async (question: string, reply: Reply | 'silence', list: readonly AddressedNotice[]) => {
      server.says(ADDRESSED, ok(list))
      server.release(question, reply)
    }
    const setTo = async (label: string, value: string) => {
      const field = await waitFor(() => screen.getByLabelText<HTMLInputElement>(label))
      await act(async () => void fireEvent.change(field, { target: { value } }))
    }
    const body = (question: string) => lastOf(server, question)?.body as Record<string, unknown>
    const sent = () => server.countOf(SEND) + server.countOf(PUBLISH)
    const titles = () =>
      [...document.querySelectorAll('section[aria-labelledby=published-notices] li')].map(
        ({ textContent }) => textContent,
      )
    await way.test(
      {
        'the organiser writes to some teams': async () => {
          await type('Notice', written.content)
          await setTo('To', 'teams')
        },
        'the organiser writes for a time that has passed': async () => {
          await type('Notice', written.content)
          await setTo('When', '2020-01-01T00:00:00')
          await press('Plan')
        },
        'the organiser sends it without a team': () => press('Publish'),
        'the organiser chooses a team': async () => {
          const box = await waitFor(() => screen.getByRole('checkbox', { name: TEAM.name }))
          await act(async () => box.click())
        },
        'the organiser publishes it': () => press('Publish'),
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server publishes it': () =>
          answer(SEND, ok({ ...written, isOut: true }), [breakfast, { ...written, isOut: true }]),
        'the server refuses': () => answer(SEND, refused(REFUSED), [breakfast]),
        'the organiser sets a time': () => setTo('When', '2126-11-20T08:00:00'),
        'the organiser plans it': () => press('Plan'),
        'the server plans it': () => answer(SEND, ok(written), [breakfast, written]),
        'the organiser wants to change the planned one': () => press('Edit “Breakfast is served.”'),
        'the organiser changes its text': async () => {
          await type('Notice', 'Lunch is served.')
          await press('Plan')
        },
        'the server saves it': () => {
          const saved = { ...breakfast, content: 'Lunch is served.' }
          return answer(CHANGE, ok(saved), [saved])
        },
        'it has come out meanwhile': () => answer(CHANGE, refused(OUT), []),
        'the organiser wants to cancel the planned one': () => press('Cancel “Breakfast is served.”'),
        'the organiser keeps it': () => press('Cancel'),
        'the organiser confirms the cancellation': () => agree(),
        'the server cancels it': () => answer(CANCEL, ok(), []),
      },
      {
        listed: async () => {
          await sees('Planned')
          await waitFor(() => expect(titles()).toHaveLength(2))
          expect(titles()[0]).toContain('Breakfast is served.')
          expect(screen.queryByRole('checkbox', { name: TEAM.name })).toBeNull()
        },
        past: async () => {
          await sees('Choose a time that is ahead.')
          expect(sent()).toBe(0)
        },
        teamless: async () => {
          await sees('0 teams chosen')
          await sees('Night Owls')
          void seesNot('Choose at least one team.')
        },
        refusedHere: async () => {
          await sees('Choose at least one team.')
          expect(sent()).toBe(0)
        },
        chosen: async () => {
          await sees('1 team chosen')
          void seesNot('Choose at least one team.')
        },
        askedToPublish: async () => {
          await sees('Publish this notice to 1 team?')
          await sees(/No other team can see it/)
          expect(sent()).toBe(0)
        },
        publishing: async () => {
          await sees('Publishing…')
          expect(body(SEND)).toEqual({ content: written.content, at: null, teams: [31] })
        },
        published: async () => {
          await sees(/^Notice published/)
          await sees('To 1 team')
          expect(screen.queryByRole('button', { name: 'Edit “Come to the desk.”' })).toBeNull()
          expect(screen.queryByRole('button', { name: 'Delete “Come to the desk.”' })).not.toBeNull()
        },
        refused: async () => {
          await sees(REFUSED)
          await sees('1 team chosen')
        },
        timed: async () => {
          await sees('No player can see it before its time.')
          expect(screen.queryByRole('button', { name: 'Plan' })).not.toBeNull()
        },
        planning: async () => {
          await sees('Planning…')
          const { at, ...rest } = body(SEND)
          expect(rest).toEqual({ content: written.content, teams: [31] })
          expect(instant(String(at))).toBe(new Date('2126-11-20T08:00:00').getTime())
          expect(screen.queryByRole('alertdialog')).toBeNull()
        },
        planned: async () => {
          await sees('Notice planned. No player can see it before its time.')
          await waitFor(() => expect(titles()).toHaveLength(3))
        },
        changing: async () => {
          await sees('No player can see it before its time.')
          const field = await waitFor(() => screen.getByLabelText<HTMLInputElement>('When'))
          expect(new Date(field.value).getTime()).toBe(instant(FUTURE))
        },
        saving: async () => {
          await sees('Planning…')
          expect(body(CHANGE)).toEqual({ content: 'Lunch is served.', at: FUTURE, teams: null })
        },
        changed: async () => {
          await sees(/^Notice planned/)
          expect(titles()[0]).toContain('Lunch is served.')
        },
        late: () => sees(OUT),
        asked: async () => {
          await sees('Cancel this planned notice?')
          await sees(/No player has seen it/)
          expect(server.countOf(CANCEL)).toBe(0)
        },
        cancelling: () => sees('Deleting…'),
        cancelled: async () => {
          await sees('Notice deleted')
          await waitFor(() => expect(titles()).toHaveLength(1))
        },
      },
    )
  })
})
