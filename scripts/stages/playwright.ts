import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from '../run.ts'
import type { Stage } from './stage.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
}

// Absolute, because Playwright resolves a relative path from the folder of its configuration.
const FILE = resolve('.cache/report-e2e.json')

export const endToEnd: Stage = {
  name: 'end to end',
  async run() {
    mkdirSync('.cache', { recursive: true })
    rmSync(FILE, { force: true })
    const { code, output } = await run(
      'playwright',
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: FILE },
      },
    )
    const { passed, failed } = countPlaywright(readReport())
    const isUncounted = failed === 0 && (code !== 0 || passed === 0)
    return { passed, failed: failed + (isUncounted ? 1 : 0), output }
  },
}

/**
 * Counts a test that passes only on a retry as failed, because it shows a fault of the test or of the
 * product.
 */
export function countPlaywright({ stats, errors }: Report) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Report
  } catch {
    return { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }
  }
}
