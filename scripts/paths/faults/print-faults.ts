import type { Chart } from '../../machines/charts.ts'
import { NO_CHANGE } from './no-change.ts'
import { runFaults } from './run-faults.ts'
import { lineOf, scoreOf, shareOf, sumLine, WANTED } from './score.ts'

/**
 * Prints each machine as soon as its faults were tried, because all of them take minutes. Returns whether
 * enough were seen.
 */
export async function printFaults(
  charts: readonly Chart[],
  choice: { max: number | null; seed: number | null },
  isJson: boolean,
): Promise<boolean> {
  const since = Date.now()
  const tried = await runFaults(charts, choice, (one) => {
    if (!isJson) process.stdout.write(`${lineOf(scoreOf(one, NO_CHANGE))}\n`)
  })
  const scores = tried.map((one) => scoreOf(one, NO_CHANGE))
  process.stdout.write(`${isJson ? JSON.stringify(scores, null, 2) : sumLine(scores, Date.now() - since)}\n`)
  return shareOf(scores) >= WANTED
}
