import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { LiveOverview } from '#src/features/monitor/live-overview.tsx'
import { START } from '../../../contract/board/snapshot.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { ok, watched } from '../../../worlds/monitor.world.ts'
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

test('what a freeze keeps from players counts for those who watch', async () => {
  const at = Date.now() - MINUTE_MS
  const frozen = { freezeAt: toIso(at - MINUTE_MS), revealedAt: null }
  const shape = { teams: 2, challenges: 1 }
  world = openAppWorld({
    ...watched('Monitor'),
    'GET /api/config': ok(aConfig({ features: ['board', 'freeze'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
    'GET /api/game/1/board': ok({ ...aBoardModel(shape), ...frozen }),
    'GET /api/game/1/board?full=true': ok({ ...aBoardModel({ ...shape, solves: [{ team: 1, challenge: 0, at }] }), ...frozen }),
  })
  await show(world, <LiveOverview game={1} />)
  await screen.findByText('1 in the last 30 minutes', {}, { timeout: 5_000 })
  expect(world.server.countOf('GET /api/game/1/board')).toBe(0)
})

test('what runs for the teams is counted, and what waits; a server that does not say so shows nothing', async () => {
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
  await screen.findByText('Silent challenges', {}, { timeout: 5_000 })
  expect(screen.queryByText('Instances')).toBeNull()
})
