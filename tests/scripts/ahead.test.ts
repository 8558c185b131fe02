import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aheadOf } from '../../scripts/ahead.ts'

const manifest = {
  'index.html': { file: 'frame.js', imports: ['runtime'] },
  runtime: { file: 'runtime.js' },
  // Home and the list of games come in one file, which has no name of a page.
  _first: { file: 'first.js', name: 'first-screens', imports: ['shared', 'index.html'] },
  'src/pages/challenges.tsx': { file: 'challenges.js', imports: ['shared'] },
  'src/pages/scoreboard.tsx': { file: 'scoreboard.js', imports: ['shared', 'runtime'] },
  'src/wiring/live-machines.ts': { file: 'reading.js', imports: ['shared'] },
  shared: { file: 'shared.js' },
}

const frame = ['frame.js', 'runtime.js']

test('for each route the frame, the files of its screen, and what it reads its facts with', () => {
  expect(aheadOf(readFileSync('src/app/routes.tsx', 'utf8'), manifest)).toEqual([
    { path: '/', files: [...frame, 'first.js', 'shared.js'] },
    { path: '/games', files: [...frame, 'first.js', 'shared.js'] },
    { path: '/games/:gameId/challenges/:challengeId?', files: [...frame, 'challenges.js', 'shared.js'] },
    { path: '/games/:gameId/scoreboard', files: [...frame, 'scoreboard.js', 'shared.js', 'reading.js'] },
  ])
})

test('for every route that there is', () => {
  const routes = readFileSync('src/app/routes.tsx', 'utf8')
  const everything = new Proxy({}, { get: (_, key) => ({ file: `${String(key)}.js` }), has: () => true })
  expect(aheadOf(routes, everything)).toHaveLength(routes.match(/ screen\(\s*'|\[screen\('/g)?.length ?? 0)
})
