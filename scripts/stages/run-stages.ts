import { endAll } from '../run.ts'
import type { Stage, StageResult } from './stage.ts'

const MAX_OUTPUT_LENGTH = 20_000

/**
 * Runs every stage, even after a failure, so that one run shows all of them. Ends the process with a summary
 * of one line.
 */
export async function runStages(
  stages: readonly Stage[],
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<never> {
  process.once('SIGINT', () => {
    endAll()
    void finish().finally(() => process.exit(130))
  })
  let passed = 0
  let failed = 0
  for (const stage of stages) {
    const startedAt = performance.now()
    const result = await settle(stage)
    passed += result.passed
    failed += result.failed
    console.log(lineOf(stage.name, result, performance.now() - startedAt))
    if (result.failed > 0)
      console.log(`${withoutPassed(result.output).slice(-MAX_OUTPUT_LENGTH).trimEnd()}\n`)
  }
  await finish()
  console.log(summary(passed, failed))
  process.exit(isGreen(passed, failed) ? 0 : 1)
}

/** Thousands of passed tests would leave no room for the few that failed. */
export function withoutPassed(output: string) {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n')
}

export function summary(passed: number, failed: number) {
  return `${passed} passed, ${failed} failed`
}

export function isGreen(passed: number, failed: number) {
  return failed === 0 && passed > 0
}

export async function settle(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run()
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function lineOf(name: string, { passed, failed, note }: StageResult, ms: number) {
  const mark = failed > 0 ? 'FAILED' : 'ok'
  const seconds = `${(ms / 1000).toFixed(1)} s`
  return [
    mark.padEnd(7),
    name.padEnd(30),
    seconds.padStart(8),
    `  ${summary(passed, failed)}`,
    note === undefined ? '' : `  ${note}`,
  ].join('')
}
