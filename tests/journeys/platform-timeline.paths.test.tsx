import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { LogMessageModel } from '#contract/models/log.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit } from '../worlds/builders.ts'
import { anEntry, ok, openFakeHub, rowsOf, told, watched } from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { platformTimelineJourney } from './platform-timeline.journey.ts'

const TIMELINE = 'GET /api/admin/timeline?count=100'
const PROBLEMS = `${TIMELINE}&skip=0&kind=problem`
const PERSON = `${TIMELINE}&skip=0&person=grace`
const GAME = `${TIMELINE}&skip=0&game=1`
const NOWHERE = `${TIMELINE}&skip=0&text=nowhere`
/** The next page repeats five entries, which must not appear twice. */
const OLDER = `${TIMELINE}&skip=95`
const LIST = /^Time line, newest first/

const second = (at: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, at)).toISOString()
const aLog = (at: number, facts: Partial<LogMessageModel> = {}): LogMessageModel => ({
  time: second(at),
  name: 'ada',
  level: 'Information',
  ip: '192.0.2.7',
  msg: `Message ${at}`,
  status: 'Success',
  ...facts,
})
/** Actions at even seconds, log entries at odd ones, down to second 3. */
const acts = Array.from({ length: 50 }, (_, nth) => anEntry(51 - nth, { time: second(2 * (51 - nth)) }))
const logs = Array.from({ length: 50 }, (_, nth) => aLog(2 * (51 - nth) + 1))
const asAct = (entry: ReturnType<typeof anEntry>) => ({ log: null, act: entry })
const asLog = (log: LogMessageModel) => ({ log, act: null })
const first = acts.flatMap((entry, nth) => [asLog(logs[nth] ?? aLog(0)), asAct(entry)])
const oldest = asLog(aLog(1, { msg: 'The very first' }))
const failure = aLog(5, { level: 'Error', msg: 'Broken' })
const ofGame = anEntry(40, { act: 'GameChanged', kind: 'game', name: 'Cup', gameId: 1, time: second(80) })
const ofGrace = aLog(9, { name: 'grace' })
const LATE = second(3000)
let app: WholeApp | null = null

afterEach(() => app?.close())

const choose = async (name: string, value: string) => {
  await act(async () => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }))
  await settle()
}
const radio = async (name: string) => {
  screen.getByRole('radio', { name }).click()
  await settle()
}

describe.each(waysThrough(platformTimelineJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    app = await openWholeApp(
      '/admin/Logs',
      {
        ...watched('Admin'),
        'GET /api/config': ok(aConfig({ features: ['board', 'audit', 'log-filter', 'platform-timeline'] })),
        'GET /api/edit/games?count=500&skip=0': ok({ data: [aGameToEdit()], length: 1, total: 1 }),
        'GET /api/admin/audit': ok(acts),
        'GET /api/admin/logs': ok(logs),
        'GET /api/admin/logs?level=All&count=100&skip=0': ok(logs),
        [`${TIMELINE}&skip=0`]: ok(first),
        [PROBLEMS]: ok([asLog(failure)]),
        [PERSON]: ok([asLog(ofGrace)]),
        [GAME]: ok([asAct(ofGame)]),
        [NOWHERE]: ok([]),
        [OLDER]: 'held',
      },
      hub.connect,
    )
    const { server, press, type, sees, isAt } = app
    const rows = () => rowsOf(LIST)
    const signedIn = (facts: Partial<LogMessageModel>) =>
      hub.tell('admin', [told.log(aLog(0, { time: LATE, msg: 'Signed in', ...facts }))])
    const has = (...parts: string[]) =>
      waitFor(() => {
        const shown = rows()
        for (const [at, part] of parts.entries()) expect(shown[at]).toContain(part)
      })
    await way.test(
      {
        'somebody deletes a team': () => hub.tell('admin', [told.audit(anEntry(52, { time: second(2000) }))]),
        'somebody signs in': () => signedIn({}),
        'that person signs in': () => signedIn({ name: 'Grace' }),
        'something fails': () => signedIn({ level: 'Error', msg: 'Disk full' }),
        'somebody changes that game': () =>
          hub.tell('admin', [
            told.audit(
              anEntry(53, { act: 'GameChanged', kind: 'game', name: 'Cup II', gameId: 1, time: LATE }),
            ),
          ]),
        'the administrator wants problems only': () => choose('Kind', 'problem'),
        'the administrator looks for a person': () => type(/^Person/, 'grace'),
        'the administrator wants one game': () => choose('Game', '1'),
        'the administrator looks for what is nowhere': () => type(/^Search by message/, 'nowhere'),
        'the administrator clears the search': () => press('Clear search and filters'),
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
        'the administrator goes back to the time line': () => radio('Time line'),
      },
      {
        listed: async () => {
          await isAt('/admin/Logs')
          await has('Message 103', 'Team 51', 'Message 101', 'Team 50')
        },
        acted: () => has('Team 52', 'Message 103'),
        logged: () => has('Signed in', 'Message 103'),
        both: () => has('Signed in', 'Team 52', 'Message 103'),
        problems: async () => {
          await isAt('/admin/Logs?kind=problem')
          await has('Broken')
          expect(rows()).toHaveLength(1)
        },
        problemCame: () => has('Disk full', 'Broken'),
        person: async () => {
          await has('Message 9')
          expect(rows()).toHaveLength(1)
        },
        personCame: () => has('Signed in', 'Message 9'),
        game: async () => {
          await isAt('/admin/Logs?game=1')
          await has('edited a game Cup')
          expect(rows()).toHaveLength(1)
        },
        gameCame: () => has('Cup II', 'edited a game Cup'),
        nothing: () => sees('No entries match'),
        reaching: () => waitFor(() => expect(server.countOf(OLDER)).toBeGreaterThan(0)),
        ended: async () => {
          await sees('That’s everything.')
          const item = screen.getByRole('region', { name: LIST }).querySelector('li')
          expect(item?.getAttribute('aria-setsize')).toBe('101')
        },
        cutOff: () => sees('Couldn’t load older entries.'),
        log: () => isAt('/admin/Logs?view=log'),
      },
    )
  })
})

test('a link to a level of the log opens the log', async () => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp(
    '/admin/Logs?level=Warning',
    {
      ...watched('Admin'),
      'GET /api/config': ok(aConfig({ features: ['board', 'audit', 'log-filter', 'platform-timeline'] })),
      'GET /api/admin/logs?level=Warning&count=100&skip=0': ok(logs),
    },
    openFakeHub().connect,
  )
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Level' })).not.toBeNull())
})
