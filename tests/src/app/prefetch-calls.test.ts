import { expect, test } from 'vitest'
import { callsToPrefetch } from '#src/app/prefetch-calls.ts'
import { openWholeApp } from '../../worlds/whole-app.world.tsx'

test.each(['/', '/Games', '/games/7/scoreboard'])(
  '%s asks for all of that by itself too, or it would be asked for in vain',
  async (address) => {
    const { server, close } = await openWholeApp(address, {
      'GET /api/config': {
        status: 200,
        body: { title: 'Vexil', slogan: '', beianInfo: null, features: ['board'] },
      },
    })
    for (const path of callsToPrefetch(address))
      await expect.poll(() => server.countOf(`GET ${path}`), { timeout: 5_000 }).toBeGreaterThan(0)
    close()
  },
)
test('of other screens nobody knows, and what is no game is not asked for', () => {
  expect(callsToPrefetch('/games/7/challenges')).toEqual(['/api/config'])
  expect(callsToPrefetch('/games/seven/scoreboard')).toEqual(['/api/config'])
})
