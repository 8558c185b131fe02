import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeActsJourney } from './challenge-acts.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const HOUR_MS = 3_600_000
const TURN = 'PUT /api/edit/games/1/challenges/7'
const DELETE = 'DELETE /api/edit/games/1/challenges/7'
const LIST = 'GET /api/edit/games/1/challenges'
const REFUSED = 'Without a flag it cannot be enabled'
const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})
const iso = (at: number) => new Date(at).toISOString()
const running = aGameToEdit({ start: iso(Date.now() - HOUR_MS), end: iso(Date.now() + HOUR_MS) })
const coming = aGameToEdit({ start: iso(Date.now() + HOUR_MS), end: iso(Date.now() + 2 * HOUR_MS) })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const open = (path = '/games/1/room/challenges', game = running) =>
  openWholeApp(path, {
    'GET /api/config': ok(aConfig({ features: ['versions'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(game),
    'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit(), '"4"'),
    [LIST]: ok([
      aChallengeInfo({ isEnabled: false }),
      aChallengeInfo({ id: 8, title: 'Cookie jar', tag: 'Web' }),
    ]),
    [TURN]: 'held',
    [DELETE]: 'held',
  })
// An open dialog hides the rest from screen readers, so hidden elements are searched too.
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: /Enable Warm up/, hidden: true })
const turn = async () => {
  await waitFor(toggle)
  await act(async () => toggle().click())
  await settle()
}

describe.each(waysThrough(challengeActsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, sees, seesNot } = (app = await open())
    let isEnabled = false
    let count = 0
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(TURN, reply)
      await settle()
    }
    const isSent = (wish: boolean) => {
      expect(server.countOf(TURN)).toBe((count += 1))
      // The request has this field alone, as from a base client, so that other users' changes stay.
      expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ isEnabled: wish })
    }
    await way.test(
      {
        'the organiser turns it on': turn,
        'the organiser turns it off': turn,
        'the organiser thinks better of it': () => press('Cancel'),
        'the organiser confirms': () => agree(),
        'the server agrees': () => {
          isEnabled = !isEnabled
          server.says(LIST, ok([aChallengeInfo({ isEnabled })]))
          return answer(ok(aChallengeToEdit({ isEnabled }), '"5"'))
        },
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the line is cut': () => answer('silence'),
      },
      {
        disabled: () => {
          expect(toggle().checked).toBe(false)
          seesNot(REFUSED)
        },
        enablingAsked: async () => {
          await sees('Enable Warm up?')
          await sees(/all players get a notice/)
          expect(toggle().checked).toBe(false)
          expect(server.countOf(TURN)).toBe(count)
        },
        enabling: () => isSent(true),
        refused: async () => {
          await sees(REFUSED)
          expect(toggle().checked).toBe(false)
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(toggle().checked).toBe(false)
        },
        enabled: async () => {
          await sees('Warm up enabled')
          expect(toggle().checked).toBe(true)
        },
        disablingAsked: async () => {
          await sees('Disable Warm up?')
          await sees(/disappears from the challenges and the scoreboard right away/)
          expect(toggle().checked).toBe(true)
        },
        disabling: () => isSent(false),
      },
    )
  })
})

test('before the game players are not notified of a challenge, and the confirmation states that', async () => {
  app = await open('/games/1/room/challenges', coming)
  await turn()
  await app.sees(/No notice is sent now/)
})

test('the list is searched by title and category, and reports that nothing matches', async () => {
  app = await open()
  await app.sees('2 · 1 on')
  await app.type('Search by title or number', 'COOKIE')
  await app.sees('1 of 2 challenges')
  app.seesNot('Warm up')
  await app.type('Search by title or number', '#7')
  await app.sees('Warm up')
  await app.type('Search by title or number', 'none such')
  await app.sees('No challenges match')
  await app.press('Show all challenges')
  await app.sees('2 · 1 on')
})

describe('deleting a challenge', () => {
  const ask = async () => {
    app = await open('/games/1/room/challenges/7/delete')
    await app.press('Delete challenge')
    await app.sees('Delete Warm up?')
    return app
  }
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete challenge' })
  test('needs its title written out, sends the version that was seen, and leads back to the list', async () => {
    const { server, type, agree, isAt, sees } = await ask()
    expect(confirm().disabled).toBe(true)
    await type(/^Type “Warm up”/, 'warm down')
    expect(confirm().disabled).toBe(true)
    await type(/^Type “Warm up”/, 'Warm up')
    await agree()
    expect(server.asked.findLast(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"4"')
    server.says(LIST, ok([]))
    server.release(DELETE, ok())
    await settle()
    await isAt('/games/1/room/challenges')
    await sees('Warm up deleted')
    await sees('No challenges yet')
  })
  test('that is refused leaves everything as it is, the input too', async () => {
    const { server, type, press, agree, isAt, sees } = await ask()
    await press('Cancel')
    await press(/^Content/)
    await type(/^Title/, 'Warm down')
    await press(/^Delete$/)
    await press('Delete challenge')
    await type(/^Type “Warm up”/, 'Warm up')
    await agree()
    server.release(DELETE, {
      status: 409,
      body: { title: 'Someone else changed this in the meantime', status: 409 },
    })
    await settle()
    await isAt('/games/1/room/challenges/7/delete')
    await sees('Someone else changed this in the meantime')
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Warm down')
  })
})
