import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCsv } from '#contract/rules/csv.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { ADMIN, aUser, listed, USERS } from '../worlds/roster.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { userCreationJourney } from './user-creation.journey.ts'

const CREATE = 'POST /api/admin/users'
const HEAD = 'name;e-mail;password;team'
const LIST = `${HEAD}\nada1;ada1@x.org;Sailor12;Pandas\ngrace1;grace1@x.org;Sailor12;Pandas\nhopper1;hopper1@x.org;Sailor12;`
const SLIP = LIST.replace('grace1@x.org', 'grace1')
const BARE = LIST.replaceAll('Sailor12', '')
const REFUSED = { status: 400, body: { title: 'hopper1: This email address is already in use', status: 400 } }
const OK = { status: 200 }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  vi.restoreAllMocks()
  app?.close()
})

describe.each(waysThrough(userCreationJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, sees, seesNot } = (app = await openWholeApp('/admin/users', {
      'GET /api/account/profile': ADMIN,
      [USERS]: listed([aUser()]),
      [CREATE]: 'held',
    }))
    await press('Create accounts')
    const field = () => waitFor(() => screen.getByLabelText<HTMLTextAreaElement>('Users, one per line'))
    const paste = async (text: string) => {
      fireEvent.change(await field(), { target: { value: text } })
      await settle()
    }
    const names = () => {
      const body = server.asked.findLast(
        ({ method, address }) => method === 'POST' && address === '/api/admin/users',
      )?.body
      return Array.isArray(body) ? body.map((user: { userName: string }) => user.userName) : body
    }
    const passwords = () => {
      const body = server.asked.findLast(
        ({ method, address }) => method === 'POST' && address === '/api/admin/users',
      )?.body
      return Array.isArray(body) ? body.map((user: { password: string }) => user.password) : []
    }
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:here'
    })
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CREATE, reply)
      await settle()
    }
    await way.test(
      {
        'the administrator pastes a list with a slip': () => paste(SLIP),
        'the administrator pastes a list': () => paste(LIST),
        'the administrator pastes a list without passwords': () => paste(BARE),
        'the administrator leaves without the file': () => press('Done'),
        'the administrator thinks better of it': () => press('Cancel'),
        'the administrator means it': () => agree(),
        'the administrator saves the file': () => press('Save as CSV'),
        'the administrator is done': () => press('Done'),
        'the administrator creates anyway': () => press('Create 3 accounts'),
        'the administrator leaves the line out': () => press('Leave this line out'),
        'the administrator puts the line back': () => press('Put 1 line back'),
        'the administrator creates them': async () => {
          // Before anything is sent, the user reads how existing accounts are handled.
          await sees(/same username or email are updated/)
          await press('Create 3 accounts')
        },
        'the administrator closes it': () => press('Close'),
        'the administrator presses Escape': async () => {
          fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
          await settle()
        },
        'the administrator opens it again': () => press('Create accounts'),
        'the administrator tries again': () => press('Retry these'),
        'the administrator mends the line': () => press('Fix these lines'),
        'the server makes them': () => {
          server.says(USERS, listed([aUser(), aUser({ id: '2', userName: 'ada1' })]))
          return answer(OK)
        },
        'the line is cut': () => answer('silence'),
        'the server refuses one of them': () => answer(REFUSED),
        'the server makes all but that one': async () => {
          await answer(OK)
          expect(names()).toEqual(['hopper1'])
          await answer(REFUSED)
        },
      },
      {
        empty: async () => expect((await field()).value).toBe(''),
        flawed: async () => {
          await sees('Fix 1 line first.')
          await sees('invalid email')
          expect(
            screen.getAllByRole('listitem').filter((item) => item.textContent.startsWith('Line'))[0]
              ?.textContent,
          ).toContain('Line 3')
          expect(server.countOf(CREATE)).toBe(0)
        },
        shorter: async () => {
          expect((await field()).value).toBe(SLIP.replace('grace1;grace1;Sailor12;Pandas\n', ''))
          seesNot(/Fix 1 line first/)
        },
        ready: async () => {
          await sees('1 new team')
          expect((await field()).value).toBe(LIST)
          seesNot(/Fix 1 line first/)
        },
        readyToMake: async () => {
          await sees('1 new team · 3 passwords will be generated and shown at the end')
          await waitFor(() =>
            expect(screen.getAllByText('Ready, password will be generated')).toHaveLength(3),
          )
        },
        making: () => {
          expect(passwords()).toHaveLength(3)
          for (const password of passwords()) expect(password).toMatch(/^[A-Za-z\d].{15}$/)
        },
        untold: async () => {
          await sees('3 accounts created')
          await sees(/They are stored nowhere else/)
          expect(saved).toEqual([])
        },
        warned: () => sees('Continue without saving the file?'),
        told: async () => {
          const rows = readCsv(await (saved[0]?.text() ?? '')).map(({ cells }) => cells)
          expect(
            rows.slice(1).map(([, name, password, , , , , , result]) => [name, password, result]),
          ).toEqual(
            passwords().map((password, at) => [['ada1', 'grace1', 'hopper1'][at], password, 'created']),
          )
        },
        away: () => isClosed(),
        sending: async () => {
          await sees('0 of 3')
          expect(names()).toEqual(['ada1', 'grace1', 'hopper1'])
        },
        narrowing: () => expect(names()).toEqual(['ada1', 'grace1']),
        cutOff: async () => {
          await sees('0 created, 3 failed')
          await sees(/teams are created a second time/)
        },
        reported: async () => {
          await sees('2 created, 1 failed')
          await sees('Line 4: hopper1: This email address is already in use')
        },
        awayWithTheRest: () => isClosed(),
        // The created accounts are removed from the input, because sending them again would set new
        // passwords.
        mending: async () => expect((await field()).value).toBe(`${HEAD}\nhopper1;hopper1@x.org;Sailor12;`),
        created: async () => {
          await sees('3 accounts created')
          await isClosed()
          await sees('2 users')
        },
      },
    )
  })
})
