import { endAll } from '../run.ts'
import type { Stage, StageResult } from './stage.ts'

const MAX_OUTPUT_LENGTH = 20_000

/** One stage, or several that run at once. */
export type Turn = Stage | readonly Stage[]

/**
 * Runs every stage, even after a failure, so that one run shows all of them. Ends the process with a summary
 * of one line.
 */
export async function runStages(
  turns: readonly Turn[],
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<never> {
  process.once('SIGINT', () => {
    endAll()
    void finish().finally(() => process.exit(130))
  })
  let passed = 0
  let failed = 0
  for (const turn of turns)
    for (const { name, result, ms } of await runTurn(turn)) {
      passed += result.passed
      failed += result.failed
      console.log(lineOf(name, result, ms))
      if (result.failed > 0)
        console.log(`${withoutPassed(result.output).slice(-MAX_OUTPUT_LENGTH).trimEnd()}\n`)
    }
  await finish()
  console.log(summary(passed, failed))
  process.exit(isGreen(passed, failed) ? 0 : 1)
}

/** Keeps the order of the stages, because the lines of two runs are compared. */
export function runTurn(turn: Turn) {
  return Promise.all(
    [turn].flat().map(async (stage) => {
      const startedAt = performance.now()
      const result = await settle(stage)
      return { name: stage.name, result, ms: performance.now() - startedAt }
    }),
  )
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
