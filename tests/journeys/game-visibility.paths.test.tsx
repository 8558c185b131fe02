import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameVisibilityJourney } from './game-visibility.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const LIST = 'GET /api/edit/games?count=500&skip=0'
const GAME = 'GET /api/edit/games/2'
const SAVE = 'PUT /api/edit/games/2'
const open = aGameToEdit()
const hidden = aGameToEdit({
  id: 2,
  title: 'Winter Open',
  hidden: true,
  inviteCode: 'snow',
  organizations: ['East'],
})
const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})
const listed = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const turn = (game: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: `Show ${game} to players` })
const titles = () =>
  screen.queryAllByRole('switch').map((each) => each.getAttribute('aria-labelledby')).length

describe.each(waysThrough(gameVisibilityJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, isOnBase, press, type, sees, seesNot } = (app = await openWholeApp('/admin/games', {
      'GET /api/config': ok(aConfig({ features: ['versions'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/game': ok([]),
      [LIST]: listed(hidden, open),
      [GAME]: ok(hidden, '"1"'),
      [SAVE]: 'held',
    }))
    const search = (text: string) => type('Search by title or number', text).then(settle)
    const flip = async () => {
      await act(async () => turn('Winter Open').click())
      await settle()
    }
    const answer = async (reply: Parameters<typeof server.release>[1], now = hidden) => {
      server.says(LIST, listed(now, open))
      server.release(SAVE, reply)
      await settle()
    }
    const sent = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === SAVE)
    const { id: _, poster: __, publicKey: ___, ...settings } = hidden
    await screen.findAllByRole('switch')
    await way.test(
      {
        'the organiser shows the hidden game': flip,
        'the organiser hides it again': flip,
        'the organiser searches by a word': () => search('winter'),
        'the organiser searches by a number': () => search('#2'),
        'the organiser searches in vain': () => search('summer'),
        'the organiser clears the search': () => press('Clear search'),
        'the server agrees': () =>
          answer(ok({ ...hidden, hidden: false }, '"3"'), { ...hidden, hidden: false }),
        'somebody saved in between': () => {
          server.says(GAME, ok({ ...hidden, summary: 'Snow.' }, '"2"'))
          return answer({
            status: 409,
            body: { title: 'Someone else changed this in the meantime', status: 409 },
          })
        },
        'the server refuses': () =>
          answer({ status: 400, body: { title: 'The start must be before the end', status: 400 } }),
        'the line is cut': () => answer('silence'),
      },
      {
        listed: async () => {
          await sees('2 games')
          expect([turn('Winter Open').checked, turn('Autumn Open').checked]).toEqual([false, true])
          // The list keeps the order of the server's response, which has the newest game first.
          const [first] = screen.getAllByRole('link', { name: /^(Winter|Autumn) Open$/ })
          expect(first?.textContent).toBe('Winter Open')
        },
        found: async () => {
          await sees('1 of 2 games')
          seesNot('Autumn Open')
        },
        notFound: async () => {
          await sees('No games match')
          expect(titles()).toBe(0)
        },
        asking: () => {
          expect(turn('Winter Open').checked).toBe(true)
          // The switch changes one field, so all others are sent back as stored.
          expect(sent()?.body).toEqual({ ...settings, hidden: false })
          expect(sent()?.headers['If-Match']).toBe(isOnBase ? undefined : '"1"')
        },
        askingAgain: () => {
          expect(sent()?.body).toEqual({ ...settings, summary: 'Snow.', hidden: false })
          expect(sent()?.headers['If-Match']).toBe('"2"')
        },
        shown: async () => {
          await sees('Winter Open is visible to players now')
          expect(turn('Winter Open').checked).toBe(true)
          seesNot('Hidden')
        },
        hiding: () => expect(turn('Winter Open').checked).toBe(false),
        stillHidden: async () => {
          await sees('Something went wrong')
          expect(turn('Winter Open').checked).toBe(false)
        },
      },
    )
  })
})
