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

// Several checkers of one program would each infer the types that files share: nearly twice the work.
const checkTypes = (part: string) => ['tsc', '-p', part, '--checkers', '1'] as const

/** Stages that need no database and no build. */
export const fastStages: readonly Turn[] = [
  // Comes first, because types and tests import the generated styles.
  styles,
  // One checker has work for one core, so the others get what only reads the code.
  [
    commandStage('types', ['contract', 'machines', 'server', 'scripts', '.'].map(checkTypes)),
    commandStage('lint', [['oxlint', '--type-aware', '--deny-warnings']]),
    commandStage('format', [['oxfmt', '--check']]),
    commandStage('unused files and exports', [['knip']]),
    commandStage('contract', [['tsx', 'scripts/contract.ts', '--check']], /^.*\b97\b.*$/m),
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
