import { generateStyles } from '../generate-styles.ts'
import { commandStage } from './command.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest.ts'

const styles: Stage = {
  name: 'styles',
  async run() {
    await generateStyles()
    return { passed: 1, failed: 0, output: '' }
  },
}

/** Stages that need no database and no build. */
export const fastStages: readonly Stage[] = [
  // Comes first, because types and tests import the generated styles.
  styles,
  commandStage('types', [
    ['tsc', '-p', 'contract'],
    ['tsc', '-p', 'machines'],
    ['tsc', '-p', 'server'],
    ['tsc', '-p', 'scripts'],
    ['tsc', '-p', '.'],
  ]),
  commandStage('lint', [['oxlint', '--type-aware', '--deny-warnings']]),
  commandStage('format', [['oxfmt', '--check']]),
  commandStage('unused files and exports', [['knip']]),
  commandStage('contract', [['tsx', 'scripts/contract.ts', '--check']], /^.*\b97\b.*$/m),
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
