import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { aLog, ok, openFakeHub, rowsOf, told, watched } from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { logsJourney } from './logs.journey.ts'

const PAGE = 'GET /api/admin/logs?level=All&count=100&skip=0'
const WARNINGS = 'GET /api/admin/logs?level=Warning&count=100&skip=0'
const OLDER = 'GET /api/admin/logs?level=All&count=100&skip=95'
const LONG = 'It went on and on. '.repeat(20).trim()
const LIST = /^Log, newest first/
const warning = aLog(3, { level: 'Warning', status: 'Denied', msg: 'Too many', ip: '198.51.100.1' })
/** There are 100 entries, which fill a page. The newest is a warning, and the second is long. */
const first = [
  warning,
  aLog(2, { msg: LONG }),
  ...Array.from({ length: 98 }, (_, nth) => aLog(1, { msg: `Entry ${98 - nth}` })),
]
const oldest = aLog(0, { msg: 'The very first' })
let app: WholeApp | null = null

afterEach(() => app?.close())

describe.each(waysThrough(logsJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    app = await openWholeApp(
      '/admin/Logs',
      {
        ...watched('Admin', []),
        'GET /api/admin/logs': ok(first),
        [PAGE]: ok(first),
        [WARNINGS]: ok([warning]),
        [OLDER]: 'held',
      },
      hub.connect,
    )
    const { server, press, type, sees, isAt } = app
    const rows = () => rowsOf(LIST)
    await way.test(
      {
        'somebody signs in': () => hub.tell('admin', [told.log(aLog(4, { msg: 'Signed in' }))]),
        'somebody is turned away': () =>
          hub.tell('admin', [told.log(aLog(5, { level: 'Warning', msg: 'Turned away' }))]),
        'the administrator wants warnings only': async () => {
          screen.getByRole('radio', { name: 'Warning' }).click()
          await settle()
        },
        'the administrator looks for an address': () => type(/^Search by message/, '198.51'),
        'the administrator reads the long one': () => press('Show full message'),
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
      },
      {
        listed: async () => {
          await waitFor(() => expect(rows()[0]).toContain('Too many'))
          expect(document.body.textContent).not.toContain(LONG)
        },
        streamed: () => waitFor(() => expect(rows()[0]).toContain('Signed in')),
        streamedTwice: () => waitFor(() => expect(rows()[0]).toContain('Turned away')),
        warnings: async () => {
          await isAt('/admin/Logs?level=Warning')
          await waitFor(() => expect(rows()).toHaveLength(1))
          expect(rows()[0]).toContain('Too many')
        },
        warned: () =>
          waitFor(() => expect(rows().map((row) => row?.includes('Turned away'))).toEqual([true, false])),
        narrowed: async () => {
          await sees(/^1 of 10[01] loaded$/)
          expect(rows()).toHaveLength(1)
        },
        whole: () => waitFor(() => expect(document.body.textContent).toContain(LONG)),
        reaching: () => waitFor(() => expect(server.countOf(OLDER)).toBeGreaterThan(0)),
        ended: async () => {
          await sees('That’s everything.')
          const item = screen.getByRole('region', { name: LIST }).querySelector('li')
          // Five entries were read twice and must appear once.
          expect(item?.getAttribute('aria-setsize')).toBe('101')
        },
        cutOff: () => sees('Couldn’t load older entries.'),
      },
    )
  })
})

test.each([
  [403, { title: 'Not for you', status: 403 }, 'Not for you'],
  [501, undefined, 'Something went wrong on the server (501). Try again in a moment.'],
])(
  'a server that does not return the log leads to a message with the reason: %i',
  async (status, body, words) => {
    localStorage.setItem('language', 'en')
    const reply = { status, ...(body ? { body } : {}) }
    app = await openWholeApp(
      '/admin/logs',
      { ...watched('Admin', []), 'GET /api/admin/logs': reply, [PAGE]: reply },
      openFakeHub().connect,
    )
    await app.sees(words)
    expect(app.pressable('Try again')).toHaveLength(1)
  },
)
