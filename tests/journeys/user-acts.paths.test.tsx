import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ADMIN, aUser, listed, sifted } from '../worlds/roster.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { userActsJourney } from './user-acts.journey.ts'
import '#src/features/roster/user-act-question.tsx'
import '#src/text/areas/user-acts.en.ts'

const me = aUser({ id: aProfile().userId, userName: 'ada', email: 'ada@example.org', role: 'Admin' })
const grace = aUser()
const mary = aUser({ id: '22222222-2222-4222-8222-222222222222', userName: 'mary', role: 'Monitor' })
const disabled = [aUser({ role: 'Banned' }), { ...mary, role: 'Banned' as const }]
const ACT = 'PUT /api/admin/roster/users'
const OTHERS = 'Others have changed these accounts: mary'
const plain = { emailConfirmed: true }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(userActsJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const { server, press, sees, seesNot, type } = (app = await openWholeApp('/admin/users', {
      'GET /api/account/profile': ADMIN,
      'GET /api/config': { status: 200, body: aConfig({ features: ['roster', 'user-acts'] }) },
      [sifted({})]: listed([me, grace, mary]),
      [ACT]: 'held',
    }))
    let count = 0
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(ACT, reply)
      await settle()
    }
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
    const select = async (name: string) => {
      await act(async () => box(name).click())
      await settle()
    }
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Disable 2 accounts' })
    const sent = () => server.asked.findLast(({ method }) => method === 'PUT')?.body
    const asked = { id: grace.id, seen: { role: 'User', ...plain } }
    await way.test(
      {
        'the administrator selects two': async () => {
          await sees('grace@example.org')
          await select('Select grace')
          await select('Select mary')
        },
        'the administrator clears the selection': () => press('Clear selection'),
        'the administrator wants to disable them': () => press('Disable…'),
        'the administrator thinks better of it': () => press('Not now'),
        'the administrator types the word': () => type(/DISABLE/, 'disable'),
        'the administrator confirms': async () => {
          await act(async () => button().click())
          await settle()
        },
        'the server agrees': () => {
          server.says(sifted({}), listed([me, ...(count === 1 ? disabled : [grace, mary])]))
          return answer({ status: 200, body: count === 1 ? disabled : [grace, mary] })
        },
        'others have changed one': () => answer({ status: 409, body: { title: OTHERS, status: 409 } }),
        'the line is cut': () => answer('silence'),
        'the administrator undoes it': () => press('Undo'),
      },
      {
        listed: async () => {
          await sees('3 users')
          expect(box('Select ada').disabled).toBe(true)
          expect(box('Select grace').checked).toBe(false)
          seesNot('2 accounts selected')
        },
        selected: async () => {
          await sees('2 accounts selected')
          expect([box('Select grace').checked, box('Select mary').checked]).toEqual([true, true])
        },
        asked: async () => {
          await sees('Disable 2 accounts?')
          await sees('grace, mary')
          await sees(/can’t sign in/)
          expect(button().disabled).toBe(true)
          expect(server.countOf(ACT)).toBe(0)
        },
        typed: () => expect(button().disabled).toBe(false),
        acting: () => {
          expect(server.countOf(ACT)).toBe((count += 1))
          expect(sent()).toEqual({
            users: [
              { ...asked, role: 'Banned' },
              { id: mary.id, seen: { role: 'Monitor', ...plain }, role: 'Banned' },
            ],
            word: 'disable',
          })
        },
        refused: () => sees(OTHERS),
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(button().disabled).toBe(false)
        },
        done: async () => {
          await sees('2 accounts changed')
          expect(box('Select grace').checked).toBe(false)
          count = 1
        },
        undoing: () => {
          count = 2
          expect(sent()).toEqual({
            users: [
              { id: grace.id, seen: { role: 'Banned', ...plain }, role: 'User' },
              { id: mary.id, seen: { role: 'Banned', ...plain }, role: 'Monitor' },
            ],
            word: 'DISABLE',
          })
        },
        undone: async () => {
          await sees('Undone')
          expect(screen.queryByText('2 accounts changed')).toBeNull()
        },
      },
    )
  })
})
