import type { Chart } from '../../machines/charts.ts'
import type { Fault } from './fault.ts'
import { drawn, possibleFaults } from './possible-faults.ts'
import { rawOf } from './raw-chart.ts'
import { openTests } from './test-runs.ts'
import { testsOf } from './tests-of.ts'
import { openRefinements } from './try-refinements.ts'

/**
 * The check that saw a fault. Null: none did. The tests run only if no refinement has seen it, because they
 * are slow. `time`: they did not end.
 */
export type SeenBy = 'refinement' | 'tests' | 'time' | null
export interface Tried {
  fault: Fault
  seenBy: SeenBy
}
export interface TriedMachine {
  machine: string
  tried: readonly Tried[]
}
export const PER_MACHINE = 10
export const SEED = 1
const LONGEST_USUAL_MS = 60_000
/** No machine has this id, so all stay as they are. */
const NONE: Fault = {
  machine: '',
  name: 'none',
  kind: 'wrong delay',
  change: { what: 'delay', delay: '', by: 1 },
}

/** Plants faults in each machine, one after the other. */
export async function runFaults(
  charts: readonly Chart[],
  { max, seed }: { max: number | null; seed: number | null },
  tell: (tried: TriedMachine) => void,
): Promise<TriedMachine[]> {
  const isSeenByRefinement = await openRefinements()
  const tests = openTests()
  try {
    const all: TriedMachine[] = []
    for (const { name, machine } of charts) {
      const own = testsOf(`machines/${name}.machine.ts`)
      const since = performance.now()
      if ((await tests.see(NONE, own, LONGEST_USUAL_MS)) !== null)
        throw new Error(`The tests of ${name} fail without a fault.`)
      const usualMs = performance.now() - since
      const tried: Tried[] = []
      for (const fault of drawn(possibleFaults(rawOf(machine)), max ?? PER_MACHINE, seed ?? SEED)) {
        const seenBy = isSeenByRefinement(machine, fault)
          ? 'refinement'
          : await tests.see(fault, own, usualMs)
        tried.push({ fault, seenBy })
      }
      all.push({ machine: name, tried })
      tell({ machine: name, tried })
    }
    return all
  } finally {
    await tests.close()
  }
}
