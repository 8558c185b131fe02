import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameCloneJourney } from './game-clone.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const HOUR_MS = 3_600_000
const CLONE = 'POST /api/edit/games/1/clone'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'The start must be before the end'
const ok = (body?: unknown) => ({ status: 200, body })
const listed = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
const clone = aGameToEdit({ id: 7, title: 'Winter Open', hidden: true })
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
const length = () => momentIn(/^End/) - momentIn(/^Start/)

describe.each(waysThrough(gameCloneJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, isAt } = (app = await openWholeApp('/admin/games', {
      'GET /api/config': ok(aConfig({ features: ['game-clone'] })),
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games?count=500&skip=0': listed(aGameToEdit()),
      [CLONE]: 'held',
      'GET /api/edit/games/7': ok(clone),
      'POST /api/account/login': ok(),
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CLONE, reply)
      await settle()
    }
    const send = () => press('Create clone')
    await way.test(
      {
        'the organiser wants a clone': () => press('Clone Autumn Open'),
        'the organiser closes the dialog': () => press('Close'),
        'the organiser moves the start': () => setMoment(/^Start/, momentIn(/^Start/) + 48 * HOUR_MS),
        'the organiser empties the title': async () => {
          await type(/^Title/, ' ')
          await send()
        },
        'the organiser writes a title': () => type(/^Title/, 'Winter Open'),
        'the organiser empties the start': async () => {
          await setMoment(/^Start/, null)
          await send()
        },
        'the organiser puts the end before the start': async () => {
          await setMoment(/^End/, momentIn(/^Start/) - HOUR_MS)
          await send()
        },
        'the organiser sends it': send,
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
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
        'the server agrees': () => answer(ok(clone)),
      },
      {
        list: async () => {
          await sees('Autumn Open')
          expect(screen.queryByRole('dialog')).toBeNull()
        },
        form: async () => {
          await sees(/its challenges are disabled/)
          expect([field(/^Title/).value, length()]).toEqual(['Autumn Open (copy)', 24 * HOUR_MS])
          expect(momentIn(/^Start/)).toBeGreaterThanOrEqual(
            Math.min(Date.now(), Date.parse('2026-11-20T08:00:00Z')),
          )
        },
        moved: () => expect(length()).toBe(24 * HOUR_MS),
        nameless: async () => {
          await sees('Enter a title.')
          expect(document.activeElement).toBe(field(/^Title/))
          expect(server.countOf(CLONE)).toBe(0)
        },
        named: () => expect(screen.queryByText('Enter a title.')).toBeNull(),
        startless: async () => {
          await sees('Enter a start time.')
          expect(server.countOf(CLONE)).toBe(0)
        },
        reversed: async () => {
          await sees('The end must be after the start.')
          expect(server.countOf(CLONE)).toBe(0)
        },
        waiting: async () => {
          await sees('Creating clone…')
          const { body } =
            server.asked.findLast(({ method, address }) => `${method} ${address}` === CLONE) ?? {}
          expect(body).toEqual({
            title: 'Autumn Open (copy)',
            start: toIso(momentIn(/^Start/)),
            end: toIso(momentIn(/^End/)),
          })
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fadmin%2Fgames'),
        back: () => isAt('/admin/games'),
        editor: async () => {
          await isAt('/games/7/room/settings')
          await sees(/^Winter Open created/)
        },
      },
    )
  })
})
