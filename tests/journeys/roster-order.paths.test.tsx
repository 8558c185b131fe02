import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ADMIN, aUser, listed, sifted } from '../worlds/roster.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { rosterOrderJourney } from './roster-order.journey.ts'

const grace = aUser()
const hook = aUser({
  id: '22222222-2222-4222-8222-222222222222',
  userName: 'hook',
  email: 'hook@example.org',
})
const me = aUser({ id: aProfile().userId, userName: 'ada', email: 'ada@example.org', role: 'Admin' })
const BY_NAME = sifted({})
const BY_EMAIL = sifted({ sort: 'Email' })
const BY_EMAIL_DOWN = sifted({ sort: 'Email', desc: 'true' })
const SECOND = sifted({ sort: 'Email', desc: 'true', skip: '50' })
const ADMINS = sifted({ kind: 'Admin' })
const NOBODY = sifted({ kind: 'Admin', hint: 'zz' })
const weighingOf = ({ id }: { id: string }) => `GET /api/admin/roster/users/${id}/deletion`
const REMOVE = `DELETE /api/admin/users/${grace.id}`
const NOTHING = {
  captainOf: [],
  teams: [],
  games: [],
  sessions: 0,
  submissions: 0,
  solves: 0,
  posts: 0,
  containers: 0,
}
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(rosterOrderJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, sees, seesNot, type, isAt, goBack } = (app = await openWholeApp(
      '/admin/users',
      {
        'GET /api/config': { status: 200, body: aConfig({ features: ['roster'] }) },
        'GET /api/account/profile': ADMIN,
        [BY_NAME]: listed([me, grace, hook], 120),
        [BY_EMAIL]: listed([me, grace, hook], 120),
        [BY_EMAIL_DOWN]: listed([hook, grace, me], 120),
        [SECOND]: listed([aUser({ id: '2', userName: 'margaret' })], 120),
        [ADMINS]: listed([me]),
        [NOBODY]: listed([]),
        [weighingOf(grace)]: 'held',
        [weighingOf(hook)]: 'held',
        [REMOVE]: 'held',
      },
    ))
    const names = () =>
      [...document.querySelectorAll('[role=row][data-key]')].map(
        ({ textContent }) => /ada|grace|hook|margaret/.exec(textContent)?.[0],
      )
    const sortOf = (head: string) =>
      screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort')
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const dialog = () => waitFor(() => screen.getByRole('alertdialog'))
    await way.test(
      {
        'the administrator sorts by e-mail': () => press('Email'),
        'the administrator sorts by it once more': () => press('Email'),
        'the administrator turns the page': () => press('Next page'),
        'the administrator goes back': () => goBack(),
        'the administrator shows administrators only': () => press('Administrators'),
        'the administrator seeks nobody': async () => {
          await type('Search by name, email, student ID or user ID', 'zz')
          await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
          await settle()
        },
        'the administrator shows everybody': () => press('Show all users'),
        'the administrator deletes a captain': () => press('Delete hook'),
        'the administrator deletes somebody': () => press('Delete grace'),
        'the administrator understands': () => press('Close'),
        'the administrator confirms by name': async () => {
          await type('Type “grace” to confirm', 'grace')
          await agree()
        },
        'the server tells of a captaincy': () =>
          answer(weighingOf(hook), { status: 200, body: { ...NOTHING, captainOf: ['Jolly Roger', 'Owls'] } }),
        'the server tells what goes along': () =>
          answer(weighingOf(grace), {
            status: 200,
            body: {
              ...NOTHING,
              teams: ['Red Pandas'],
              games: ['Cup 1', 'Cup 2', 'Cup 3', 'Cup 4', 'Cup 5', 'Cup 6', 'Cup 7'],
              submissions: 20,
              solves: 1,
            },
          }),
        'the line is cut': () => answer(weighingOf(grace), 'silence'),
        'the server deletes': () => {
          server.says(BY_NAME, listed([me, hook], 119))
          return answer(REMOVE, { status: 200 })
        },
      },
      {
        byName: async () => {
          await isAt('/admin/users')
          await sees('120 users')
          await waitFor(() => expect(names()).toEqual(['ada', 'grace', 'hook']))
          expect([sortOf('User'), sortOf('Email')]).toEqual(['ascending', 'none'])
        },
        byEmail: async () => {
          await isAt('/admin/users?sort=Email')
          expect([sortOf('User'), sortOf('Email')]).toEqual(['none', 'ascending'])
        },
        byEmailDown: async () => {
          await isAt('/admin/users?sort=Email&desc=true')
          await waitFor(() => expect(names()).toEqual(['hook', 'grace', 'ada']))
          expect(sortOf('Email')).toBe('descending')
          expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
            '/api/admin/roster/users/file?hint=&kind=Everybody&sort=Email&desc=true',
          )
        },
        secondPage: async () => {
          await isAt('/admin/users?sort=Email&desc=true&page=2')
          await waitFor(() => expect(names()).toEqual(['margaret']))
        },
        administrators: async () => {
          await isAt('/admin/users?kind=Admin')
          await sees('1 user found')
        },
        unmatched: async () => {
          await isAt('/admin/users?kind=Admin&hint=zz')
          await sees('No users match')
        },
        weighingCaptain: () =>
          expect(screen.getByRole('button', { name: 'Delete hook' }).getAttribute('aria-disabled')).toBe(
            'true',
          ),
        kept: async () => {
          const { textContent } = await dialog()
          expect(textContent).toContain('hook can’t be deleted')
          expect(textContent).toContain('the captain of Jolly Roger and Owls')
          expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
        },
        weighing: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
        asked: async () => {
          await dialog()
          const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
          expect(lines).toContain('Leaves these teams: Red Pandas.')
          expect(lines).toContain('Leaves these games: Cup 1, Cup 2, Cup 3, Cup 4, Cup 5 and 2 more.')
          expect(lines).toContain('Kept, without the name: 20 submissions, 1 solve and 0 posts.')
          expect(lines.join(' ')).not.toContain('browser')
        },
        askedPlainly: async () =>
          expect((await dialog()).textContent).toContain('A captain can’t be deleted'),
        deleting: () => expect(server.countOf(REMOVE)).toBe(1),
        gone: async () => {
          await sees('Account grace deleted')
          await sees('119 users')
          seesNot('grace@example.org')
        },
      },
    )
  })
})

test('the order and the page in the URL are applied, and unknown values are ignored', async () => {
  const { isAt, sees } = (app = await openWholeApp(
    '/admin/users?hint=hop&sort=Visited&desc=true&kind=Shoe&page=2',
    {
      'GET /api/config': { status: 200, body: aConfig({ features: ['roster'] }) },
      'GET /api/account/profile': ADMIN,
      [sifted({ hint: 'hop', sort: 'Visited', desc: 'true', skip: '50' })]: listed([], 3),
      [sifted({ hint: 'hop', sort: 'Visited', desc: 'true' })]: listed([aUser({ userName: 'hopper' })], 3),
    },
  ))
  await sees('3 users found')
  await sees('hopper')
  await isAt('/admin/users?hint=hop&sort=Visited&desc=true&kind=Shoe')
  expect(screen.getByLabelText<HTMLInputElement>('Search by name, email, student ID or user ID').value).toBe(
    'hop',
  )
  expect(screen.getByRole('columnheader', { name: 'Last seen' }).getAttribute('aria-sort')).toBe('descending')
})
