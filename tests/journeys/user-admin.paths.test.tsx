import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aProfile } from '../worlds/builders.ts'
import { ADMIN, aUser, listed, USERS } from '../worlds/roster.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { userAdminJourney } from './user-admin.journey.ts'

const grace = aUser()
const me = aUser({ id: aProfile().userId, userName: 'ada', email: 'ada@example.org', role: 'Admin' })
const UPDATE = `PUT /api/admin/users/${grace.id}`
const REMOVE = `DELETE /api/admin/users/${grace.id}`
const PASSWORD = `DELETE /api/admin/users/${grace.id}/password`
const SEEK = 'POST /api/admin/users/search?hint=hop'
const SEEK_NOBODY = 'POST /api/admin/users/search?hint=zz'
const SECOND = 'GET /api/admin/users?count=50&skip=50'
const OK = { status: 200 }
const refused = (title: string) => ({ status: 400, body: { title, status: 400 } })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(userAdminJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, pressable, sees, seesNot, type, isAt } = (app = await openWholeApp(
      '/admin/users',
      {
        'GET /api/account/profile': ADMIN,
        [USERS]: listed([me, grace], 120),
        [SECOND]: listed([aUser({ id: '2', userName: 'margaret' })], 120),
        [SEEK]: listed([aUser({ id: '3', userName: 'hopper' })]),
        [SEEK_NOBODY]: listed([]),
        [UPDATE]: 'held',
        [REMOVE]: 'held',
        [PASSWORD]: 'held',
      },
    ))
    const field = (label: string) => waitFor(() => screen.getByLabelText<HTMLInputElement>(label))
    const seek = async (text: string) => {
      await type('Search by name, email, student ID or user ID', text)
      if (text !== '') await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await settle()
    }
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const question = () => screen.getByRole('alertdialog').textContent
    await way.test(
      {
        'the administrator seeks a name': () => seek('hop'),
        'the administrator seeks nobody': () => seek('zz'),
        'the administrator empties the search': () => seek(''),
        'the administrator clears the search': () => press('Show all users'),
        'the administrator turns the page': () => press('Next page'),
        'the administrator opens the account': () => press('Edit grace'),
        'the administrator closes it': () => press('Close'),
        'the administrator writes a short name': async () => {
          await type('Username', 'gr')
          fireEvent.blur(await field('Username'))
          await settle()
        },
        'the administrator writes a name': () => type('Username', 'hopper'),
        'the administrator saves': () => press('Save'),
        'the administrator deactivates it': async () => {
          const box = await screen.findByRole('switch', { name: 'Allow grace to sign in' })
          await act(async () => box.click())
          await settle()
        },
        'the administrator wants a new password': () => press('Reset the password of grace'),
        'the administrator deletes it': () => press('Delete grace'),
        'the administrator thinks better of it': () => press('Cancel'),
        'the administrator confirms': () => agree(),
        'the administrator confirms by name': async () => {
          expect(screen.getByRole('button', { name: 'Delete account' })).toHaveProperty('disabled', true)
          await type('Type “grace” to confirm', 'grace')
          await agree()
        },
        'the administrator has it': () => press('Done'),
        'the server saves': () => {
          server.says(USERS, listed([me, aUser({ userName: 'hopper' })], 120))
          return answer(UPDATE, OK)
        },
        'the name is taken': () => answer(UPDATE, refused('This username is already in use')),
        'the line is cut': () => answer(UPDATE, 'silence'),
        'the server deactivates': () => {
          server.says(USERS, listed([me, aUser({ emailConfirmed: false })], 120))
          return answer(UPDATE, OK)
        },
        'the server tells the password': () => answer(PASSWORD, { status: 200, body: '"N3w-Secret"' }),
        'the server deletes': () => {
          server.says(USERS, listed([me], 119))
          return answer(REMOVE, OK)
        },
        'it is a captain': () => answer(REMOVE, refused('This user is a captain')),
      },
      {
        listed: async () => {
          await sees('120 users')
          await sees('grace@example.org')
          expect(screen.getByRole('button', { name: 'Delete ada' })).toHaveProperty('disabled', true)
          expect(screen.getByRole('switch', { name: 'Allow ada to sign in' })).toHaveProperty(
            'disabled',
            true,
          )
          seesNot('N3w-Secret')
        },
        found: async () => {
          await sees('1 user found')
          await sees('hopper')
          seesNot('grace')
          expect(server.countOf(SEEK)).toBe(1)
        },
        unmatched: () => sees('No users match'),
        secondPage: async () => {
          await isAt('/admin/users?page=2')
          await sees('margaret')
        },
        editing: async () => {
          expect((await field('Username')).value).toBe('grace')
          await sees(grace.id)
        },
        flawed: () => sees('Use at least 3 characters.'),
        unsaved: async () => {
          await sees('1 unsaved change')
          expect((await field('Username')).value).toBe('hopper')
          seesNot('Use at least 3 characters.')
        },
        away: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
        saving: async () => {
          await sees('Saving…')
          expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
            userName: 'hopper',
          })
        },
        saved: async () => {
          await sees('Changes saved')
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          expect(pressable('Edit hopper')).not.toEqual([])
        },
        taken: async () => {
          await sees('This username is already in use')
          expect((await field('Username')).getAttribute('aria-invalid')).toBe('true')
          expect((await field('Username')).value).toBe('hopper')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect((await field('Username')).value).toBe('hopper')
        },
        deactivationAsked: () => {
          expect(question()).toContain('Deactivate grace?')
          expect(server.countOf(UPDATE)).toBe(0)
        },
        deactivating: () => {
          expect(
            screen.getByRole<HTMLInputElement>('switch', { name: 'Allow grace to sign in' }).checked,
          ).toBe(false)
          expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
            emailConfirmed: false,
          })
        },
        deactivated: async () => {
          await sees('grace can no longer sign in')
          expect(
            screen.getByRole<HTMLInputElement>('switch', { name: 'Allow grace to sign in' }).checked,
          ).toBe(false)
        },
        passwordAsked: () => expect(question()).toContain('Reset the password of grace?'),
        resetting: () => expect(server.countOf(PASSWORD)).toBe(1),
        told: async () => {
          await sees('N3w-Secret')
          expect(pressable('Copy password')).not.toEqual([])
        },
        deletionAsked: () => {
          expect(question()).toContain('Delete the account of grace?')
          expect(question()).toContain('A captain can’t be deleted')
        },
        deleting: () => expect(server.countOf(REMOVE)).toBe(1),
        gone: async () => {
          await sees('Account grace deleted')
          await sees('119 users')
          seesNot('grace@example.org')
        },
        refused: async () => {
          await sees('This user is a captain')
          await sees('grace@example.org')
        },
      },
    )
  })
})
