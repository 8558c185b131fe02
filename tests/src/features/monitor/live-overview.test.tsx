import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { LiveOverview } from '#src/features/monitor/live-overview.tsx'
import { START } from '../../../contract/board/snapshot.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { aSubmission, ok, SUBMISSIONS, watched } from '../../../worlds/monitor.world.ts'
import { aBoardModel } from '../../../worlds/scoreboard.world.ts'

const MINUTE_MS = 60_000
let world: AppWorld | null = null

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: START + 60 * MINUTE_MS })
  localStorage.setItem('language', 'en')
})
afterEach(() => {
  world?.close()
  vi.useRealTimers()
})

test('hidden solves count for monitors', async () => {
  const at = Date.now() - MINUTE_MS
  const frozen = { freezeAt: toIso(at - MINUTE_MS), revealedAt: null }
  const shape = { teams: 2, challenges: 1 }
  world = openAppWorld({
    ...watched('Monitor'),
    'GET /api/config': ok(aConfig({ features: ['board', 'freeze'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
    'GET /api/game/1/board': ok({ ...aBoardModel(shape), ...frozen }),
    'GET /api/game/1/board?full=true': ok({
      ...aBoardModel({ ...shape, solves: [{ team: 1, challenge: 0, at }] }),
      ...frozen,
    }),
  })
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('1 in the last 30 minutes', {}, { timeout: 5_000 })
  expect(world.server.countOf('GET /api/game/1/board')).toBe(0)
})

test('running and queued containers are counted; a server without the count shows nothing', async () => {
  const watch = (features: string[]) =>
    openAppWorld({
      ...watched('Monitor'),
      'GET /api/config': ok(aConfig({ features: ['board', ...features] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
      'GET /api/game/1/board': ok(aBoardModel({ teams: 2, challenges: 1 })),
      'GET /api/game/1/containers/count': ok({ running: 12, waiting: 3 }),
    })
  world = watch(['containers'])
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('12 running, 3 waiting', {}, { timeout: 5_000 })
  world.close()
  world = watch([])
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('Untouched challenges', {}, { timeout: 5_000 })
  expect(screen.queryByText('Instances')).toBeNull()
})

const minutes = (last: number) => Array.from({ length: 30 }, (_, nth) => (nth === 29 ? last : 0))
const anOverview = (silent: readonly string[] = []) => ({
  countedAt: toIso(Date.now()),
  solves: minutes(3),
  judged: minutes(40),
  wrong: minutes(30),
  silent: silent.map((title, nth) => ({ id: nth + 1, title })),
})
const OVERVIEW = 'GET /api/game/1/overview'
const counting = (server: Parameters<typeof openAppWorld>[0] = {}, features = ['board', 'live-overview']) =>
  openAppWorld({
    ...watched('Monitor'),
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
    ...server,
  })
const facts = () => screen.getByRole('region', { name: 'Control room' }).textContent
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('the server counts: the loaded rows change nothing', async () => {
  // The loaded rows list no submission of any other team, so their count must come from the server.
  world = counting({ [OVERVIEW]: ok(anOverview(['Harbour'])), [SUBMISSIONS]: ok([aSubmission(1)]) })
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('3 in the last 30 minutes', {}, { timeout: 5_000 })
  expect(facts()).toContain('75% · 30 of 40 since')
  expect(facts()).toContain('HarbourNo solves and no submissions so far')
  expect(facts()).not.toContain('loaded')
  expect(world.server.countOf(SUBMISSIONS)).toBe(0)
  expect(world.server.countOf('GET /api/game/1/board')).toBe(0)
})

test('the counts are requested while the page is visible, and not in a hidden tab', async () => {
  world = counting({ [OVERVIEW]: ok(anOverview()) })
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('Every challenge was solved or tried', {}, { timeout: 5_000 })
  const asked = () => world?.server.countOf(OVERVIEW) ?? 0
  const before = asked()
  await pass(11_000)
  expect(asked() - before).toBeGreaterThanOrEqual(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hiddenFrom = asked()
  await pass(11_000)
  expect(asked()).toBe(hiddenFrom)
  visibility.mockRestore()
})

test('on a server without counts the page states that it counts the loaded rows', async () => {
  world = counting({ [OVERVIEW]: { status: 404 }, 'GET /api/game/1/submissions': ok([aSubmission(1)]) }, [
    'board',
  ])
  await show(world, <LiveOverview game={1} />)
  expect(await screen.findAllByText('Among the entries loaded here', {}, { timeout: 5_000 })).toHaveLength(2)
  expect(world.server.countOf(OVERVIEW)).toBe(0)
})
