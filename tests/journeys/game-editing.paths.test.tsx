import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameEditingJourney } from './game-editing.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const DAY_MS = 86_400_000
const GAME = 'GET /api/edit/games/1'
const SAVE = 'PUT /api/edit/games/1'
const PROFILE = 'GET /api/account/profile'
const LIST = 'GET /api/edit/games?count=500&skip=0'
const REFUSED = 'Each blood bonus may be at most 1000 ‰'
const stored = aGameToEdit({ organizations: ['East', 'West'] })
const asked = { ...stored, title: 'Winter Open', teamMemberCountLimit: 5 }
const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const setMoment = async (label: RegExp, at: number) => {
  await act(async () => void fireEvent.focus(field(label)))
  await act(async () => void fireEvent.change(field(label), { target: { value: toWallTime(at) } }))
  await act(async () => void fireEvent.blur(field(label)))
}
const NOT_SENT = new Set(['id', 'poster', 'publicKey'])
const sentOf = (game: GameInfoModel) =>
  Object.fromEntries(Object.entries(game).filter(([fact]) => !NOT_SENT.has(fact)))

describe.each(waysThrough(gameEditingJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, isOnBase, press, agree, type, sees, seesNot, isAt } = (app = await openWholeApp(
      '/games/1/room/settings',
      {
        'GET /api/config': ok(aConfig({ features: ['versions'] })),
        [PROFILE]: ok(aProfile({ role: 'Admin' })),
        [GAME]: ok(stored, '"1"'),
        [SAVE]: 'held',
        [LIST]: ok({ data: [stored], length: 1, total: 1 }),
        'GET /api/edit/games/1/notices': ok([]),
        'POST /api/account/login': ok(),
      },
    ))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(SAVE, reply)
      await settle()
    }
    const overtaken = async (theirs: GameInfoModel) => {
      server.says(GAME, ok(theirs, '"2"'))
      await answer({ status: 409, body: { title: 'Someone else changed this in the meantime', status: 409 } })
    }
    const save = () => press('Save')
    const change = async () => {
      await type(/^Title/, 'Winter Open')
      await type('Maximum players per team', '5')
    }
    const lastSent = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === SAVE)
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser changes several things': change,
        'the organiser empties the title': async () => {
          await type(/^Title/, ' ')
          await save()
        },
        'the organiser mends it': change,
        'the organiser puts the end before the start': async () => {
          await setMoment(/^End/, Date.parse(stored.start) - DAY_MS)
          await save()
        },
        'the organiser asks for half a per cent too much': async () => {
          await type('First blood', '100.5')
          await save()
        },
        'the organiser puts the end off by a day': () => setMoment(/^End/, Date.parse(stored.end) + DAY_MS),
        'the organiser wants an invite code': () => press('Generate code'),
        'the organiser saves': save,
        'the organiser goes to the notices and thinks better of it': async () => {
          await press('Notices')
          await press('Cancel')
        },
        'the organiser leaves and comes back': async () => {
          await press('Notices')
          await agree()
          await press('Settings')
        },
        'the server agrees': () => answer(ok(asked, '"2"')),
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
        'somebody else has changed the title': () => overtaken({ ...stored, title: 'Spring Open' }),
        'somebody else has changed something else': () =>
          overtaken({ ...stored, summary: 'Fifty challenges.' }),
        'the organiser takes theirs and saves': async () => {
          await act(async () => screen.getByRole('radio', { name: 'Theirs' }).click())
          await press('Save merged version')
        },
        'the organiser saves the result': () => press('Save merged version'),
      },
      {
        asStored: async () => {
          await sees('No changes')
          expect(field(/^Title/).value).toBe('Autumn Open')
          expect([
            field('First blood').value,
            field('Second blood').value,
            field('Third blood').value,
          ]).toEqual(['5', '3', '1'])
        },
        titleless: async () => {
          await sees('Enter a title.')
          expect(document.activeElement).toBe(field(/^Title/))
          expect(server.countOf(SAVE)).toBe(0)
        },
        reversed: async () => {
          await sees('The end must be after the start.')
          expect(server.countOf(SAVE)).toBe(0)
        },
        overpaid: async () => {
          await sees('Enter a number from 0 to 100 with at most one decimal place.')
          expect(server.countOf(SAVE)).toBe(0)
        },
        putOff: async () => {
          await sees(/^Unsaved: End and Writeup deadline/)
          expect(fromWallTime(field('Writeup deadline').value)).toBe(Date.parse(stored.wpddl) + DAY_MS)
        },
        coded: () => expect(field('Invite code').value).toMatch(/^[a-z2-9]{24}$/),
        changed: async () => {
          await isAt('/games/1/room/settings')
          await sees(/^Unsaved: Title and Maximum players per team/)
          seesNot('Enter a title.')
        },
        restored: async () => {
          await isAt('/games/1/room/settings')
          await sees('Draft restored')
          expect([field(/^Title/).value, field('Maximum players per team').value]).toEqual([
            'Winter Open',
            '5',
          ])
        },
        waiting: async () => {
          await sees('Saving…')
          expect(lastSent()?.body).toEqual(sentOf(asked))
          expect(lastSent()?.headers['If-Match']).toBe(isOnBase ? undefined : '"1"')
        },
        saved: async () => {
          await sees(/^Saved at/)
          // The header of the room is read with another call and must show the new title too.
          expect(screen.getByTitle('Winter Open').textContent).toBe('Winter Open')
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fgames%2F1%2Froom%2Fsettings'),
        torn: async () => {
          await sees('Someone else saved changes')
          await sees('Winter Open')
          await sees('Spring Open')
        },
        joined: () => sees('You changed different fields, so both sets of changes can be kept.'),
        waitingWithTheirs: () => {
          expect(lastSent()?.body).toEqual(sentOf({ ...asked, title: 'Spring Open' }))
          expect(lastSent()?.headers['If-Match']).toBe('"2"')
        },
        waitingWithBoth: () => {
          expect(lastSent()?.body).toEqual(sentOf({ ...asked, summary: 'Fifty challenges.' }))
          expect(lastSent()?.headers['If-Match']).toBe('"2"')
        },
      },
    )
  })
})

describe('an end in the past', () => {
  const HOUR_MS = 3_600_000
  const running = aGameToEdit({
    start: new Date(Date.now() - HOUR_MS).toISOString(),
    end: new Date(Date.now() + HOUR_MS).toISOString(),
  })
  const EFFECTS = 'GET /api/edit/games/1/effects?challenge=0&freezeAt=1970-01-01T00%3A00%3A00%2B00%3A00'
  const numbers = {
    teams: 60,
    challenges: 40,
    solves: 812,
    solvers: 58,
    submissions: 3441,
    containers: 5,
    hiddenSolves: 0,
  }
  const endIt = async (effects: Parameters<typeof openWholeApp>[1]) => {
    app = await openWholeApp('/games/1/room/settings', {
      'GET /api/config': ok(aConfig({ features: ['versions', 'effects'] })),
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      [GAME]: ok(running, '"1"'),
      [SAVE]: 'held',
      [LIST]: ok({ data: [running], length: 1, total: 1 }),
      ...effects,
    })
    await screen.findByLabelText(/^Title/)
    await setMoment(/^End/, Date.now() - HOUR_MS / 2)
    await app.press('Save')
    await app.sees('Save Autumn Open? Teams are affected right away.')
    await app.sees('The game ends now: later solves don’t count.')
    expect(app.server.countOf(SAVE)).toBe(0)
    return app
  }
  test('asks with the number of teams, and a cancel keeps the input', async () => {
    const { press, agree, sees, server } = await endIt({ [EFFECTS]: ok(numbers) })
    await sees('The game is over for 60 teams.')
    await press('Cancel')
    await sees(/^Unsaved: End/)
    expect(server.countOf(SAVE)).toBe(0)
    await press('Save')
    await agree()
    expect(server.countOf(SAVE)).toBe(1)
  })
  test('asks without numbers if the server cannot count', async () => {
    const { agree, server } = await endIt({ [EFFECTS]: 'silence' })
    await agree()
    expect(server.countOf(SAVE)).toBe(1)
  })
})
