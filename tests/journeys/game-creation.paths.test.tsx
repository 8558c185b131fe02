import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameCreationJourney } from './game-creation.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const HOUR_MS = 3_600_000
const CREATE = 'POST /api/edit/games'
const LIST = 'GET /api/edit/games?count=500&skip=0'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'The start must be before the end'
const ok = (body?: unknown) => ({ status: 200, body })
const listed = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const momentIn = (label: RegExp) => fromWallTime(field(label).value) ?? 0
const setMoment = async (label: RegExp, at: number | null) => {
  await act(
    async () => void fireEvent.change(field(label), { target: { value: at === null ? '' : toWallTime(at) } }),
  )
  await act(async () => void fireEvent.blur(field(label)))
}

describe.each(waysThrough(gameCreationJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt } = (app = await openWholeApp('/admin/games', {
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      [LIST]: listed(aGameToEdit()),
      [CREATE]: 'held',
      'GET /api/edit/games/7': ok(aGameToEdit({ id: 7, title: 'Winter Open', hidden: true })),
      'POST /api/account/login': ok(),
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CREATE, reply)
      await settle()
    }
    const send = () => press('Create game')
    const fillAndSend = async () => {
      await type(/^Title/, ' Winter Open ')
      await send()
    }
    await way.test(
      {
        'the organiser wants a game': () => press('New game'),
        'the organiser closes the dialog': () => press('Close'),
        'the organiser leaves the title empty': send,
        'the organiser writes a title': () => type(/^Title/, 'Winter Open'),
        'the organiser empties the end': async () => {
          await type(/^Title/, 'Winter Open')
          await setMoment(/^End/, null)
          await send()
        },
        'the organiser moves the start past the end': () => setMoment(/^Start/, momentIn(/^End/) + HOUR_MS),
        'the organiser puts the end before the start': async () => {
          await type(/^Title/, 'Winter Open')
          await setMoment(/^End/, momentIn(/^Start/) - HOUR_MS)
          await send()
        },
        'the organiser sends a good one': fillAndSend,
        'the organiser sends it': send,
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the server is asked too often': () => answer({ status: 429 }),
        'the line is cut': () => answer('silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the organiser signs in again': async () => {
          server.says(PROFILE, ok(aProfile({ role: 'Admin' })))
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
        'the server agrees': () => answer(ok(aGameToEdit({ id: 7, title: 'Winter Open', hidden: true }))),
      },
      {
        list: async () => {
          await sees('Autumn Open')
          expect(screen.queryByRole('dialog')).toBeNull()
        },
        form: async () => {
          await sees(
            'You can set everything else afterwards. The game stays hidden until you show it to players.',
          )
          expect(momentIn(/^End/) - momentIn(/^Start/)).toBe(2 * HOUR_MS)
        },
        nameless: async () => {
          await sees('Enter a title.')
          expect(document.activeElement).toBe(field(/^Title/))
          expect(server.countOf(CREATE)).toBe(0)
        },
        endless: async () => {
          await sees('Enter an end time.')
          expect(server.countOf(CREATE)).toBe(0)
        },
        reversed: async () => {
          await sees('The end must be after the start.')
          expect(document.activeElement).toBe(field(/^End/))
          expect(server.countOf(CREATE)).toBe(0)
        },
        moved: () => {
          expect(momentIn(/^End/) - momentIn(/^Start/)).toBe(2 * HOUR_MS)
          seesNot('The end must be after the start.')
        },
        ready: () => seesNot('Enter a title.'),
        waiting: async () => {
          await sees('Creating game…')
          const [start, end] = [momentIn(/^Start/), momentIn(/^End/)]
          const { body } =
            server.asked.findLast(({ method, address }) => `${method} ${address}` === CREATE) ?? {}
          expect(body).toEqual({
            title: 'Winter Open',
            start: toIso(start),
            end: toIso(end),
            wpddl: toIso(end + 3 * HOUR_MS),
            hidden: true,
          })
        },
        refused: () => sees(REFUSED),
        heldOff: () => sees(/^Too many requests/),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fadmin%2Fgames'),
        // Signing in again must not lose the input.
        back: async () => {
          await isAt('/admin/games')
          await press('New game')
          expect(field(/^Title/).value).toBe(' Winter Open ')
        },
        editor: async () => {
          await isAt('/games/7/room/settings')
          await sees(/^Winter Open created/)
        },
      },
    )
  })
})
