import { availableParallelism } from 'node:os'
import { setup as buildForTests } from '../../tests/built/setup.ts'
import { generateStyles } from '../generate-styles.ts'
import { commandStage } from './command.ts'
import type { Turn } from './run-stages.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest.ts'

const styles: Stage = {
  name: 'styles',
  async run() {
    await generateStyles()
    return { passed: 1, failed: 0, output: '' }
  },
}

/** Made before the tests in a browser that load it, because it has work for one core only. */
const clientForTests: Stage = {
  name: 'client for tests',
  async run() {
    await buildForTests()
    return { passed: 1, failed: 0, output: '' }
  },
}

/**
 * Several checkers of one program each infer the types that files share, which nearly doubles the work. Types
 * and lint run at once, so each gets checkers for half of the cores.
 */
const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)))
const checkTypes = (part: string) => ['tsc', '-p', part, '--checkers', CHECKERS] as const

/** Stages that need no database and no build. */
export const fastStages: readonly Turn[] = [
  // Comes first, because types and tests import the generated styles.
  styles,
  [
    commandStage('types', ['contract', 'machines', 'server', 'scripts', '.'].map(checkTypes)),
    // The linter's type checker, written in Go, has no option for the number of its checkers.
    commandStage('lint', [['oxlint', '--type-aware', '--deny-warnings']], { env: { GOMAXPROCS: CHECKERS } }),
    commandStage('format', [['oxfmt', '--check']]),
    commandStage('unused files and exports', [['knip']]),
    commandStage('contract', [['tsx', 'scripts/contract.ts', '--check']], { shows: /^.*\b97\b.*$/m }),
    clientForTests,
  ],
  vitestStage('architecture', ['node'], { folders: ['tests/architecture'] }),
  vitestStage('contract, machines, scripts', ['node'], {
    folders: ['tests/contract/', 'tests/machines/', 'tests/scripts/'],
  }),
  vitestStage('views', ['dom']),
]

/** The tests that measure screens of a full event: rows on the first screen, sizes, layout shifts. */
export const firstScreens = vitestStage('first screens', ['screens'], {
  folders: ['.look.browser.test.tsx'],
})
