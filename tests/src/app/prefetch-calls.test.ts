import { expect, test } from 'vitest'
import { callsToPrefetch } from '#src/app/prefetch-calls.ts'
import { openWholeApp } from '../../worlds/whole-app.world.tsx'

test.each(['/', '/Games', '/games/7/scoreboard'])(
  '%s makes all of these requests itself, so that none is prefetched in vain',
  async (address) => {
    const { server, close } = await openWholeApp(address, {
      'GET /api/config': {
        status: 200,
        body: { title: 'Vexil', slogan: '', beianInfo: null, features: ['board'] },
      },
    })
    for (const path of callsToPrefetch(address, ['board']))
      await expect.poll(() => server.countOf(`GET ${path}`), { timeout: 5_000 }).toBeGreaterThan(0)
    close()
  },
)
test('other screens have no list, and an address without a game makes no request', () => {
  expect(callsToPrefetch('/games/7/challenges')).toEqual(['/api/config'])
  expect(callsToPrefetch('/games/seven/scoreboard', ['board'])).toEqual(['/api/config'])
})
test('a server that is not known to have boards is not asked for one', () => {
  expect(callsToPrefetch('/games/7/scoreboard')).toEqual(['/api/config', '/api/game/7'])
  expect(callsToPrefetch('/games/7/scoreboard', ['board'])).toEqual([
    '/api/config',
    '/api/game/7',
    '/api/game/7/board',
  ])
})
