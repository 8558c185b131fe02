import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run } from '../run.ts'
import type { Stage } from './stage.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

/**
 * Runs projects of tests/vitest.config.ts. `folders` limits them to files whose path contains one of them.
 * `without` leaves files and folders out.
 */
export function vitestStage(
  name: string,
  projects: readonly string[],
  {
    folders = [],
    without = [],
    env,
  }: { folders?: readonly string[]; without?: readonly string[]; env?: Record<string, string> } = {},
): Stage {
  return {
    name,
    async run() {
      const file = `.cache/report-${name.replace(/\W+/g, '-')}.json`
      mkdirSync('.cache', { recursive: true })
      rmSync(file, { force: true })
      const args = [
        'run',
        '--config',
        'tests/vitest.config.ts',
        ...projects.map((project) => `--project=${project}`),
      ]
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
      const left = without.map((path) => `--exclude=${/\.tsx?$/.test(path) ? path : `${path}/**`}`)
      const { code, output } = await run(
        'vitest',
        [...args, ...reporters, ...left, ...folders],
        env === undefined ? {} : { env },
      )
      const { passed, failed } = countVitest(readReport(file))
      // An error outside of all tests, or a run without tests, must not count as a success.
      const isUncounted = failed === 0 && (code !== 0 || passed === 0)
      return { passed, failed: failed + (isUncounted ? 1 : 0), output }
    },
  }
}

/** A file that cannot load has no tests to count, so it counts as one failed test. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: Report) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}
