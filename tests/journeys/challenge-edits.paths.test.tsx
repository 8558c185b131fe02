import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeEditsJourney } from './challenge-edits.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const HOUR_MS = 3_600_000
const LIST = '/api/edit/games/1/challenges'
const CHANGE = `PUT ${LIST}`
const ORDER = `PUT ${LIST}/order`
const DELETE = `PUT ${LIST}/deleted`
const OTHERS = 'Others have changed Warm up'
const EFFECTS = {
  teams: 30,
  challenges: 2,
  solves: 12,
  solvers: 9,
  submissions: 48,
  containers: 0,
  hiddenSolves: 0,
}
const iso = (at: number) => new Date(at).toISOString()
const warmUp = aChallengeInfo({ id: 7, title: 'Warm up', version: 4, solves: 12 })
const cookies = aChallengeInfo({ id: 8, title: 'Cookie jar', version: 2 })
const lantern = aChallengeInfo({ id: 9, title: 'Lantern', version: 1 })
let app: WholeApp | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(challengeEditsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, sees, seesNot, type } = (app = await openWholeApp('/games/1/room/challenges', {
      'GET /api/config': ok(aConfig({ features: ['challenge-acts', 'effects'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(
        aGameToEdit({ start: iso(Date.now() + HOUR_MS), end: iso(Date.now() + 2 * HOUR_MS) }),
      ),
      [`GET ${LIST}`]: ok([warmUp, cookies, lantern]),
      'GET /api/edit/games/1/effects?challenges=7%2C8': ok(EFFECTS),
      [CHANGE]: 'held',
      [ORDER]: 'held',
      [DELETE]: 'held',
    }))
    await screen.findByRole('grid')
    const calls = { [CHANGE]: 0, [ORDER]: 0, [DELETE]: 0 }
    const list: { now: readonly ChallengeInfoModel[] } = { now: [warmUp, cookies, lantern] }
    const rows = () => screen.getAllByRole('row', { hidden: true }).filter(({ dataset }) => dataset['key'])
    const titles = () =>
      rows().map((row) => within(row).getAllByRole('link', { hidden: true })[0]?.textContent)
    const toggle = () =>
      screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Warm up', hidden: true })
    const key = async (name: string, facts: object = {}) => {
      act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...facts }))
      await settle()
    }
    const toFirst = () => act(() => rows()[0]?.focus())
    const sent = () => server.asked.findLast(({ method }) => method === 'PUT')?.body
    const isSentOnly = () => {
      for (const [call, often] of Object.entries(calls)) expect(server.countOf(call)).toBe(often)
    }
    const agrees = async (call: string, next: readonly ChallengeInfoModel[]) => {
      list.now = next
      server.says(`GET ${LIST}`, ok(next))
      await replies(call, ok(next))
    }
    const replies = async (call: string, reply: Reply | 'silence') => {
      server.release(call, reply)
      await settle()
    }
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 2 challenges' })
    let [isOn, order] = [true, ['Warm up', 'Cookie jar', 'Lantern']]
    await way.test(
      {
        'the organiser turns the first off': async () => {
          calls[CHANGE] += 1
          act(() => toggle().click())
          await settle()
        },
        'the organiser moves the first down': async () => {
          calls[ORDER] += 1
          toFirst()
          await key('ArrowDown', { altKey: true })
        },
        'the organiser would delete two': async () => {
          toFirst()
          await key('x')
          await key('j', { shiftKey: true })
          await press('Delete …')
        },
        'the organiser thinks better of it': async () => {
          await press('Not now')
          await press(/^Clear/)
        },
        'the organiser types the word': () => type(/^Type DELETE/, 'delete'),
        'the organiser confirms': async () => {
          calls[DELETE] += 1
          await press('Delete 2 challenges')
        },
        'the organiser takes it back': async () => {
          calls[list.now[0]?.id === 8 ? ORDER : CHANGE] += 1
          await press(/^Undo/)
        },
        'the server changes it': async () => {
          const [first = warmUp, ...rest] = list.now
          isOn = !isOn
          await agrees(CHANGE, [{ ...first, version: (first.version ?? 0) + 1, isEnabled: isOn }, ...rest])
        },
        'the server orders them': async () => {
          const [first = warmUp, second = cookies, ...rest] = list.now
          order = [second.title, first.title, 'Lantern']
          await agrees(ORDER, [second, first, ...rest])
        },
        'the server deletes them': () => agrees(DELETE, [lantern]),
        'others have changed it': () => replies(CHANGE, refused(OTHERS, 409)),
        'others have changed one': () => replies(DELETE, refused(OTHERS, 409)),
        'the line is cut': () => replies(CHANGE, 'silence'),
      },
      {
        listed: () => {
          expect(titles()).toEqual(order)
          expect(screen.queryByRole('alertdialog')).toBeNull()
          isSentOnly()
        },
        turning: () => {
          isSentOnly()
          expect(sent()).toEqual([{ id: 7, isEnabled: false }])
        },
        turnRefused: async () => {
          await sees(OTHERS)
          expect(toggle().checked).toBe(true)
        },
        turnCutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(toggle().checked).toBe(true)
        },
        turned: async () => {
          await sees('1 challenge changed')
          expect(toggle().checked).toBe(false)
        },
        turningBack: () => {
          isSentOnly()
          expect(sent()).toEqual([{ id: 7, version: list.now[0]?.version, isEnabled: true }])
        },
        takenBack: async () => {
          await sees('Taken back')
          expect(toggle().checked).toBe(true)
          expect(titles()).toEqual(['Warm up', 'Cookie jar', 'Lantern'])
          expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
        },
        moving: () => {
          isSentOnly()
          expect(sent()).toEqual([8, 7, 9])
        },
        moved: async () => {
          await sees('Order changed')
          expect(titles()).toEqual(order)
        },
        movingBack: () => {
          isSentOnly()
          expect(sent()).toEqual([7, 8, 9])
        },
        deletionAsked: async () => {
          await sees('12 solves of 9 teams go, with their points.')
          expect(button().disabled).toBe(true)
          isSentOnly()
        },
        deletionTyped: () => {
          expect(button().disabled).toBe(false)
          isSentOnly()
        },
        deleting: () => {
          isSentOnly()
          expect(sent()).toEqual({
            challenges: [
              { id: 7, version: 4 },
              { id: 8, version: 2 },
            ],
            word: 'delete',
          })
        },
        undeleted: async () => {
          const asked = await screen.findByRole('alertdialog')
          within(asked).getByText(OTHERS)
          expect(titles()).toEqual(order)
        },
        deleted: async () => {
          await sees('2 challenges deleted')
          expect(titles()).toEqual(['Lantern'])
          seesNot(/^Undo/)
        },
      },
    )
  })
})
