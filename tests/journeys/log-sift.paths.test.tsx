import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { aConfig } from '../worlds/builders.ts'
import { aLog, ok, openFakeHub, rowsOf, told, watched } from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { logSiftJourney } from './log-sift.journey.ts'

const LIST = /^Log, newest first/
const PAGE = 'count=100&skip=0'
const SINCE = '2026-11-20T09:05:00'
const UNTIL = '2026-11-20T09:10:00'
const wire = (wall: string) => encodeURIComponent(`${new Date(wall).toISOString().slice(0, 19)}+00:00`)
const SPAN = `since=${wire(SINCE)}&until=${wire(UNTIL)}`
const EMPTY = 'GET /api/admin/logs/found?level=All&count=100&skip=0&text=nowhere'
const first = [
  aLog(9, { msg: 'Turned away' }),
  aLog(7, { msg: 'Signed in' }),
  aLog(3, { msg: 'Turned away too' }),
]
const REPLIES = {
  [`GET /api/admin/logs?level=All&${PAGE}`]: ok(first),
  [`GET /api/admin/logs?level=Warning&${PAGE}`]: ok([]),
  [`GET /api/admin/logs/found?level=All&${PAGE}&text=turned`]: ok([first[0], first[2]]),
  [`GET /api/admin/logs/found?level=Warning&${PAGE}&text=turned`]: ok([]),
  [`GET /api/admin/logs/found?level=All&${PAGE}&since=${wire(SINCE)}`]: ok(first.slice(0, 2)),
  [`GET /api/admin/logs/found?level=All&${PAGE}&${SPAN}`]: ok(first.slice(0, 2)),
  [EMPTY]: ok([]),
}
let app: WholeApp | null = null

afterEach(() => app?.close())

const choose = async (name: string) => {
  await act(async () => screen.getByRole('radio', { name }).click())
  await settle()
}
const typeInto = async (name: string, value: string) => {
  await act(async () => fireEvent.change(screen.getByLabelText(name), { target: { value } }))
  await settle()
}
const fill = async (name: string, value: string) => {
  await typeInto(name, value)
  await act(async () => fireEvent.blur(screen.getByLabelText(name)))
  await settle()
}
const exported = () => screen.queryByRole('link', { name: 'Export results' })?.getAttribute('href')

async function open(features: readonly string[]) {
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const hub = openFakeHub()
  const replies = {
    ...watched('Admin'),
    'GET /api/config': ok(aConfig({ features: [...features] })),
    'GET /api/admin/logs': ok(first),
    ...REPLIES,
  }
  app = await openWholeApp('/admin/Logs', replies, hub.connect)
  await waitFor(() => expect(rowsOf(LIST)).toHaveLength(3))
  return { ...app, hub }
}

describe.each(waysThrough(logSiftJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const { isOnBase, type, sees, isAt, hub } = await open(['board', 'log-filter'])
    const rows = () => rowsOf(LIST)
    const isExportedAs = async (query: string) => {
      if (!isOnBase) return expect(exported()).toBe(`/api/admin/logs/file?level=All&${query}`)
      await sees(/^This server can’t search stored entries/)
      expect(exported()).toBeUndefined()
    }
    await way.test(
      {
        'the administrator looks for a word': () => type(/^Search by message/, 'turned'),
        'the administrator looks for what is nowhere': () => type(/^Search by message/, 'nowhere'),
        'the administrator empties the search': () => type(/^Search by message/, ''),
        'the administrator wants warnings only': () => choose('Warning'),
        'the administrator wants any time': () => choose('Any time'),
        'the administrator wants a span of time': async () => {
          await choose('Custom range')
          await fill('From', SINCE)
          await fill('To', UNTIL)
        },
        'something else happens': () => hub.tell('admin', [told.log(aLog(20, { msg: 'Signed in' }))]),
        'it happens again': () => hub.tell('admin', [told.log(aLog(21, { msg: 'TURNED away again' }))]),
      },
      {
        all: () => waitFor(() => expect(rows().some((row) => row?.includes('Signed in'))).toBe(true)),
        found: async () => {
          await waitFor(() => expect(rows()).toHaveLength(2))
          expect(rows().every((row) => row?.includes('Turned away'))).toBe(true)
          await isExportedAs('text=turned')
        },
        cameToo: async () => {
          await waitFor(() => expect(rows()[0]).toContain('TURNED away again'))
          expect(rows()).toHaveLength(3)
        },
        warnings: () => sees('No entries match'),
        spanned: async () => {
          await waitFor(() => expect(rows().map((row) => row?.includes('too'))).toEqual([false, false]))
          const iso = (wall: string) => encodeURIComponent(new Date(wall).toISOString())
          await isAt(`/admin/Logs?span=between&since=${iso(SINCE)}&until=${iso(UNTIL)}`)
          await isExportedAs(SPAN)
        },
        nothing: () => sees(isOnBase ? 'No matches in what is loaded' : 'No entries match'),
      },
    )
  })
})

test('a server without search gets no search request: the loaded entries are searched, and the screen states that', async () => {
  const { server, type, sees } = await open(['board'])
  expect(screen.queryByRole('link', { name: 'Export results' })).toBeNull()
  await type(/^Search by message/, 'turned')
  await sees('2 of 3 loaded')
  await sees(/^This server can’t search stored entries/)
  await type(/^Search by message/, '')
  await choose('Custom range')
  await fill('From', SINCE)
  await sees('2 of 3 loaded')
  expect(server.asked.filter(({ address }) => address.includes('/found'))).toEqual([])
})
test('an incomplete time is not sent, and stays in its field, until Enter', async () => {
  const { server } = await open(['board', 'log-filter'])
  await choose('Custom range')
  const asked = server.asked.length
  for (const year of ['0002', '0020', '0202', '2026']) {
    const half = SINCE.replace('2026', year)
    await typeInto('From', half)
    expect(screen.getByLabelText('From')).toHaveProperty('value', half.slice(0, -3))
  }
  expect(server.asked).toHaveLength(asked)
  await act(async () => fireEvent.keyDown(screen.getByLabelText('From'), { key: 'Enter' }))
  await waitFor(() => expect(rowsOf(LIST)).toHaveLength(2))
  const found = server.asked
    .slice(asked)
    .map(({ address }) => address)
    .filter((address) => address.includes('/found'))
  expect(found).toEqual([`/api/admin/logs/found?level=All&${PAGE}&since=${wire(SINCE)}`])
})
test('if nothing matches, one press clears the text, the level and the time span', async () => {
  const { type, press, isAt, sees } = await open(['board', 'log-filter'])
  await type(/^Search by message/, 'turned')
  await choose('Warning')
  await sees('No entries match')
  await press('Clear search and filters')
  await isAt('/admin/Logs')
  await waitFor(() => expect(rowsOf(LIST)).toHaveLength(3))
  expect(screen.getByRole('searchbox', { name: /^Search by message/ })).toHaveProperty('value', '')
})
test('the time span and the level are kept on the way to the audit log and back', async () => {
  const { isAt } = await open(['board', 'log-filter', 'audit'])
  await choose('Warning')
  await choose('Today')
  await choose('Audit log')
  await isAt('/admin/Logs?level=Warning&span=today&view=audit')
  await choose('Log')
  await isAt('/admin/Logs?level=Warning&span=today')
})
test('an end before the start is reported at the field', async () => {
  const { sees } = await open(['board', 'log-filter'])
  await choose('Custom range')
  await fill('From', UNTIL)
  await fill('To', SINCE)
  await sees('The end is before the start, so nothing matches.')
})
