import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { aConfig } from '../worlds/builders.ts'
import { anEntry, ok, openFakeHub, rowsOf, told, watched } from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { auditJourney } from './audit.journey.ts'
import { waysThrough } from './journey.ts'

const FEED = 'GET /api/admin/audit'
const PAGE = `${FEED}?count=100`
const GAMES = `${FEED}?count=100&kind=game`
const NAMED = `${FEED}?count=100&text=Owls`
const NOWHERE = `${FEED}?count=100&text=nowhere`
const LIST = /^Audit log, newest first/
const changes = [{ field: 'name', before: 'Owls', after: 'Eagles', isHidden: false }]
/**
 * There are 101 entries, one more than a page. The last but one is about a game, and the oldest is on the
 * next page.
 */
const first = Array.from({ length: 100 }, (_, nth) =>
  anEntry(101 - nth, {
    time: new Date(Date.UTC(2026, 10, 20, 9, 0, 101 - nth)).toISOString(),
    ...(nth === 98 ? { changes } : {}),
  }),
)
const game = anEntry(50, { act: 'GameChanged', kind: 'game', name: 'Cup', time: '2026-11-20T09:00:50+00:00' })
const oldest = anEntry(1, { name: 'The very first', time: '2026-11-20T09:00:01+00:00' })
/**
 * The next page begins above the sixth entry from the end, so five entries are read twice and must not appear
 * twice.
 */
const OLDER = `${FEED}?count=100&below=7`
let app: WholeApp | null = null

afterEach(() => app?.close())

const radio = async (name: string) => {
  screen.getByRole('radio', { name }).click()
  await settle()
}

describe.each(waysThrough(auditJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    const replies = {
      [FEED]: ok(first),
      [PAGE]: ok(first),
      [GAMES]: ok([game]),
      [NAMED]: ok([first[98]]),
      [NOWHERE]: ok([]),
      [OLDER]: 'held',
    } as const
    app = await openWholeApp(
      '/admin/Logs?view=audit',
      {
        ...watched('Admin'),
        'GET /api/config': ok(aConfig({ features: ['board', 'audit', 'log-filter'] })),
        ...replies,
      },
      hub.connect,
    )
    const { server, press, type, sees, isAt } = app
    const rows = () => rowsOf(LIST)
    const deleted = (number: number, facts = {}) =>
      hub.tell('admin', [told.audit(anEntry(number, { time: '2026-11-20T09:59:00+00:00', ...facts }))])
    await way.test(
      {
        'somebody deletes a team': () => deleted(102),
        'somebody deletes a game': () => deleted(103, { act: 'GameDeleted', kind: 'game', name: 'Old cup' }),
        'somebody deletes that team': () => deleted(103, { name: 'owls' }),
        'the administrator wants games only': async () => {
          await act(async () =>
            fireEvent.change(screen.getByRole('combobox', { name: 'Filter by type' }), {
              target: { value: 'game' },
            }),
          )
          await settle()
        },
        'the administrator looks for a name': () => type(/^Search by person/, 'Owls'),
        'the administrator looks for what is nowhere': () => type(/^Search by person/, 'nowhere'),
        'the administrator reads on to the end': () => press('Load older'),
        'the older ones come': async () => {
          server.release(OLDER, ok([...first.slice(-5), oldest]))
          await settle()
        },
        'the line is cut': async () => {
          server.release(OLDER, 'silence')
          await settle()
        },
        'the administrator tries again': () => press('Load older'),
        'the administrator goes to the log': () => radio('Log'),
        'the administrator goes back to the acts': () => radio('Audit log'),
      },
      {
        listed: async () => {
          await isAt('/admin/Logs?view=audit')
          await waitFor(() => expect(rows()[0]).toContain('root deleted a team Team 101'))
        },
        streamed: () => waitFor(() => expect(rows()[0]).toContain('Team 102')),
        games: async () => {
          await isAt('/admin/Logs?view=audit&kind=game')
          await waitFor(() => expect(rows()).toHaveLength(1))
          expect(rows()[0]).toContain('edited a game Cup')
        },
        gameCame: () =>
          waitFor(() => expect(rows().map((row) => row?.includes('Old cup'))).toEqual([true, false])),
        narrowed: async () => {
          await waitFor(() => expect(rows()).toHaveLength(1))
          expect(rows()[0]).toContain('Owls → after Eagles')
        },
        nameCame: () =>
          waitFor(() => expect(rows().map((row) => row?.includes('owls'))).toEqual([true, false])),
        nothing: () => sees('No entries match'),
        reaching: () => waitFor(() => expect(server.countOf(OLDER)).toBeGreaterThan(0)),
        ended: async () => {
          await sees('That’s everything.')
          const item = screen.getByRole('region', { name: LIST }).querySelector('li')
          expect(item?.getAttribute('aria-setsize')).toBe('101')
        },
        cutOff: () => sees('Couldn’t load older entries.'),
        log: () => isAt('/admin/Logs'),
      },
    )
  })
})

test('a server without an audit log has no such view', async () => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp('/admin/Logs?view=audit', watched('Admin'), openFakeHub().connect)
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Level' })).not.toBeNull())
  expect(screen.queryByRole('radio', { name: 'Audit log' })).toBeNull()
})
