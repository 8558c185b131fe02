import { expect, test } from 'vitest'
import { SCREENS } from '#src/app/screens.ts'
import { aheadOf } from '../../scripts/ahead.ts'

const manifest = {
  'index.html': { file: 'frame.js', imports: ['runtime'] },
  runtime: { file: 'runtime.js' },
  // Home and the list of games share one file, which is named after neither.
  _first: { file: 'first.js', name: 'first-screens', imports: ['shared', 'index.html'] },
  'src/pages/challenges.tsx': { file: 'challenges.js', imports: ['shared'] },
  'src/pages/scoreboard.tsx': { file: 'scoreboard.js', imports: ['shared', 'runtime'] },
  'src/wiring/live-machines.ts': { file: 'reading.js', imports: ['shared'] },
  shared: { file: 'shared.js' },
}

const frame = ['frame.js', 'runtime.js']
const screens = [
  { path: '/', page: 'src/pages/home.tsx' },
  { path: '/games', page: 'src/pages/games.tsx' },
  { path: '/games/:gameId/challenges/:challengeId?', page: 'src/pages/challenges.tsx' },
  { path: '/games/:gameId/scoreboard', page: 'src/pages/scoreboard.tsx' },
]

test('each route has the frame, the files of its screen, and its prefetched calls', () => {
  expect(aheadOf(screens, manifest)).toEqual([
    { path: '/', files: [...frame, 'first.js', 'shared.js'] },
    { path: '/games', files: [...frame, 'first.js', 'shared.js'] },
    { path: '/games/:gameId/challenges/:challengeId?', files: [...frame, 'challenges.js', 'shared.js'] },
    { path: '/games/:gameId/scoreboard', files: [...frame, 'scoreboard.js', 'shared.js', 'reading.js'] },
  ])
})

test.each(SCREENS)('$path names the module that it loads', ({ page, load }) => {
  expect(load.toString()).toContain(page)
})
