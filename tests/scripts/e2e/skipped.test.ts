import { expect, test } from 'vitest'
import { skippedLines } from '../../../scripts/e2e/skipped.ts'

const spec = (...annotations: { type: string; description?: string }[]) => ({ tests: [{ annotations }] })
const samples = { type: 'skip', description: 'needs the sample games' }

test('each reason has a line with its files, also of tests in a group', () => {
  expect(
    skippedLines({
      suites: [
        { file: 'play.e2e.ts', specs: [spec()] },
        { file: 'routes.e2e.ts', specs: [spec(samples), spec(samples)] },
        {
          file: 'lost-file.e2e.ts',
          specs: [spec({ type: 'slow' })],
          suites: [{ file: 'lost-file.e2e.ts', specs: [spec(samples)] }],
        },
        { file: 'accounts.e2e.ts', specs: [spec({ type: 'skip', description: 'starts servers' })] },
      ],
    }),
  ).toEqual([
    'skipped 3, because it needs the sample games: routes, lost-file',
    'skipped 1, because it starts servers: accounts',
  ])
})
