import { act, cleanup, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEALTH_REASONS } from '#contract/models/health-names.ts'
import type { HealthPart } from '#contract/models/health.ts'
import { examples } from '#src/features/health/health.examples.tsx'
import { HealthScreen } from '#src/features/health/health-screen.tsx'
import { HealthView, type HealthViewProps } from '#src/features/health/health-view.tsx'
import { formatMs } from '#src/features/health/part-facts.ts'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import '#src/text/areas/health.en.ts'
import '#src/text/areas/health.ja.ts'
import '#src/text/areas/health.zh.ts'
import '#src/text/areas/unused-files.en.ts'

let world: AppWorld
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  world.close()
  vi.restoreAllMocks()
})

const see = async (props: HealthViewProps) => {
  world = openAppWorld()
  await show(
    world,
    <MemoryRouter>
      <HealthView {...props} />
    </MemoryRouter>,
  )
}
const rows = () => {
  const table = screen.getByRole('table', { name: 'Parts of the platform' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    )
}
const rowOf = (part: string) => rows().find(([, name]) => name?.startsWith(part)) ?? []
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the parts', () => {
  test('say that everything works, with figures', async () => {
    await see(examples.well)
    expect(screen.getByText('Everything works')).toBeTruthy()
    expect(new Set(rows().map(([state]) => state))).toEqual(new Set(['Fine']))
    expect(rowOf('Server').slice(1, 4)).toEqual([
      'ServerVexil 1.9.0',
      '95% within 35.2 ms2,460.4 requests a minute',
      '3 errors',
    ])
    expect(rowOf('Database')[2]).toBe('2.1 ms a query1.4 GB, 4 of 10 connections')
    expect(rowOf('Disk').slice(2, 4)).toEqual([
      '250 GB freeof 500 GB; files take 31 GB, full in 166 days',
      '1.5 GB added',
    ])
    expect(rowOf('Rate limits')[2]).toBe('Flags: 41 of 60the most that one caller used')
    expect(screen.queryByRole('link')).toBeNull()
  })
  test('are listed with the gravest first, and lead to what mends them', async () => {
    await see(examples.notWell)
    expect(screen.getByText('1 part is broken, 5 parts need a look')).toBeTruthy()
    const states = rows().map(([state]) => state)
    expect(states).toEqual(['Broken', ...Array<string>(5).fill('Look'), ...Array<string>(3).fill('Fine')])
    expect(rowOf('Backup')[4]).toContain('npm run backup')
    expect(rowOf('Trial restore')[4]).toContain('npm run restore -- FILE --trial')
    expect(rowOf('Email')[4]).toContain('552 mailbox full')
    expect([
      hrefOf('Open unused files'),
      hrefOf('Open the email settings'),
      hrefOf('Open the instances'),
      hrefOf('Open the log'),
    ]).toEqual([
      '/admin/games?part=files&only=unused',
      '/admin/configs',
      '/admin/instances',
      '/admin/logs?level=Warning',
    ])
  })
  test('that did not reply say so', async () => {
    await see(examples.silent)
    expect(rowOf('Database')).toEqual([
      'Broken',
      'Database',
      'Unknown',
      '',
      'It didn’t reply within 2 seconds. Open the log',
    ])
  })
  test('of a newer server are shown by their names', async () => {
    const { health } = examples.well
    const strange: HealthPart = { name: 'Disk', state: 'Look', reason: null }
    Reflect.set(strange, 'name', 'Antenna')
    Reflect.set(strange, 'reason', 'Bent')
    await see({ health: { ...health, parts: [strange, ...health.parts] }, line: 'live' })
    expect(rowOf('Antenna')).toEqual(['Look', 'Antenna', '', '', ''])
  })
})

test('every reason has a sentence in each language', async () => {
  const { en, zh, ja } = {
    en: (await import('#src/text/areas/health.en.ts')).health,
    zh: (await import('#src/text/areas/health.zh.ts')).health,
    ja: (await import('#src/text/areas/health.ja.ts')).health,
  }
  for (const words of [en, zh, ja])
    expect(Object.keys(words.help).toSorted()).toEqual([...HEALTH_REASONS].toSorted())
})

test('a fresh platform says what was never done', async () => {
  await see(examples.fresh)
  for (const text of ['No backup was taken yet.', 'No backup was tried yet.', 'No requests lately'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('short times have one decimal at most', () => {
  expect([0.04, 2.14, 35, 999, 1900, 61_000].map((ms) => formatMs(ms, 'en'))).toEqual([
    '0 ms',
    '2.1 ms',
    '35 ms',
    '999 ms',
    '1.9 s',
    '61 s',
  ])
})

describe('the screen', () => {
  const HEALTH = 'GET /api/admin/health'
  const open = async (answers: Parameters<typeof openAppWorld>[0]) => {
    const config = { status: 200, body: aConfig({ features: ['health'] }) }
    world = openAppWorld({ 'GET /api/config': config, ...answers })
    await show(
      world,
      <MemoryRouter>
        <HealthScreen />
      </MemoryRouter>,
    )
  }
  test('shows the shape of the parts while it loads', async () => {
    await open({ [HEALTH]: 'held' })
    expect(screen.getByRole('status', { name: 'Loading the health of the platform' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health')
    expect(document.title).toContain('Health')
  })
  test('offers to try again after an error', async () => {
    await open({ [HEALTH]: { status: 500 } })
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy())
  })
  test('shows the parts, and keeps them with a note when the line is gone', async () => {
    await open({ [HEALTH]: { status: 200, body: examples.well.health } })
    await vi.waitFor(() => expect(screen.getByText('Everything works')).toBeTruthy())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => void dispatchEvent(new Event('offline')))
    await settle()
    expect(screen.getByText(/^You’re offline\. As of/)).toBeTruthy()
    expect(rows()).toHaveLength(9)
    cleanup()
    // The package that reads keeps the state of the line for all files of a worker.
    dispatchEvent(new Event('online'))
  })
})

test('an old reading is faded and says its time', async () => {
  await see(examples.stale)
  expect(screen.getByText(/^As of .* This page keeps trying\.$/)).toBeTruthy()
  expect(document.querySelector('[data-stale]')).not.toBeNull()
})
