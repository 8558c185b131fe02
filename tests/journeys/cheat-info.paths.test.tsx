import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aCheat, aSubmission, CHEATS, ok, openFakeHub, told, watched } from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { cheatInfoJourney } from './cheat-info.journey.ts'
import { waysThrough } from './journey.ts'

const ban = (id: number) => `PUT /api/admin/participation/${id}/Suspended`
const REFUSED = 'This team is gone'
const before = [aCheat(1, 1, 2)]
let app: WholeApp | null = null

afterEach(() => {
  closeAllToasts()
  app?.close()
})

const pairs = () =>
  within(screen.getByRole('list', { name: 'Teams that submitted another team’s flag' })).queryAllByRole(
    'listitem',
    {
      name: / and /,
    },
  )
const names = () => pairs().map((pair) => pair.getAttribute('aria-label'))

describe.each(waysThrough(cheatInfoJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    app = await openWholeApp(
      '/games/1/room/live/CheatInfo',
      { ...watched('Admin', []), [CHEATS]: ok(before), [ban(1)]: 'held', [ban(2)]: 'held' },
      hub.connect,
    )
    const { server, press, agree, pressable, type, sees, seesNot } = app
    const answer = async (...[id, reply]: [number, Parameters<typeof server.release>[1]]) => {
      await waitFor(() => expect(server.countOf(ban(id))).toBeGreaterThan(0))
      server.release(ban(id), reply)
      await settle()
    }
    await way.test(
      {
        'another team is caught': async () => {
          server.says(CHEATS, ok([aCheat(5, 2, 3), ...before]))
          await hub.tell('monitor', [
            told.submission(aSubmission(5, { status: 'CheatDetected', team: 'Moles' })),
          ])
        },
        'the administrator would ban both': () => press('Ban both: Red Pandas and Owls'),
        'the administrator would ban one': () => press('Ban Owls'),
        'the administrator thinks again': () => press('Cancel'),
        'the administrator is sure': () => agree(),
        'the server bans the first': () => answer(1, ok()),
        'the server bans the second': () => {
          server.says(CHEATS, ok([aCheat(1, 1, 2, { 1: 'Suspended', 2: 'Suspended' })]))
          return answer(2, ok())
        },
        'the server will not have the second': () => {
          server.says(CHEATS, ok([aCheat(1, 1, 2, { 1: 'Suspended' })]))
          return answer(2, { status: 400, body: { title: REFUSED, status: 400 } })
        },
        'the administrator would lift one ban': () => press('Lift ban on Owls'),
        'the administrator tries again': () => press('Try again'),
        'the administrator leaves it so': () => press('Dismiss'),
        'the administrator looks for a team': () => type(/^Search by team/, 'moles'),
      },
      {
        listed: async () => {
          await waitFor(() => expect(names()).toEqual(['Red Pandas and Owls']))
          await sees('Owls submitted the flag of Red Pandas')
          await sees('flag{1}')
          expect([server.countOf(ban(1)), server.countOf(ban(2))]).toEqual([0, 0])
        },
        onTop: () => waitFor(() => expect(names()).toEqual(['Owls and Moles', 'Red Pandas and Owls'])),
        narrowed: async () => {
          await sees('No matches')
          await press('Clear search')
          await waitFor(() => expect(names()).toEqual(['Red Pandas and Owls']))
        },
        askedOne: () => sees('Ban Owls from the game?'),
        asked: () => sees('Ban Red Pandas and Owls from the game?'),
        first: () => {
          // The page waits for the server, so a second press must do nothing.
          expect(screen.getByRole('button', { name: 'Ban Red Pandas' }).getAttribute('aria-busy')).toBe(
            'true',
          )
          expect(screen.getByRole('button', { name: 'Ban Owls' }).getAttribute('aria-disabled')).toBe('true')
          expect(server.countOf(ban(2))).toBe(0)
        },
        second: () => waitFor(() => expect(server.countOf(ban(2))).toBeGreaterThan(0)),
        banned: async () => {
          await sees('2 teams banned')
          await waitFor(() => expect(pressable(/^Lift ban/)).toHaveLength(2))
          expect(pressable(/^Ban/)).toEqual([])
          await waitFor(() =>
            expect(document.activeElement?.getAttribute('aria-label')).toBe(
              'Teams that submitted another team’s flag',
            ),
          )
        },
        askedToLift: () => sees('Approve Owls?'),
        partly: async () => {
          await sees(`Owls: ${REFUSED}`)
          expect(document.activeElement?.textContent).toBe('Try again')
          expect(pressable('Lift ban on Red Pandas')).toHaveLength(1)
          expect(pressable('Ban Owls')).toHaveLength(1)
        },
        left: () => seesNot(`Owls: ${REFUSED}`),
      },
    )
  })
})

test('a monitor sees the pairs and has no actions', async () => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp(
    '/games/1/room/live/cheatinfo',
    { ...watched('Monitor', []), [CHEATS]: ok(before) },
    openFakeHub().connect,
  )
  await app.sees('Only administrators can ban teams.')
  expect(app.pressable(/^(Ban|Lift)/)).toEqual([])
})

test('an empty list says that no cheat was found', async () => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp(
    '/games/1/room/live/cheatinfo',
    { ...watched('Monitor', []), [CHEATS]: ok([]) },
    openFakeHub().connect,
  )
  await app.sees('No shared flags found')
})
