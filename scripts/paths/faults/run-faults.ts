import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Chart } from '../../machines/charts.ts'
import type { Fault } from './fault.ts'
import { drawn, possibleFaults } from './possible-faults.ts'
import { rawOf } from './raw-chart.ts'
import { testsOf } from './tests-of.ts'
import { openRefinements } from './try-refinements.ts'

/**
 * The check that saw a fault. Null: none did. The tests run only if no refinement has seen it, because they
 * are slow.
 */
export type SeenBy = 'refinement' | 'tests' | null
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
  const vitest = await createVitest('test', {
    config: 'tests/faults/faults.config.ts',
    watch: false,
    reporters: [{}],
  })
  try {
    const files = await vitest.globTestSpecifications()
    const all: TriedMachine[] = []
    for (const { name, machine } of charts) {
      const own = testsOf(`machines/${name}.machine.ts`)
      const specs = own.flatMap((test) => files.filter(({ moduleId }) => moduleId.endsWith(`/${test}`)))
      if (await isSeenByTests(vitest, NONE, specs))
        throw new Error(`The tests of ${name} fail without a fault.`)
      const tried: Tried[] = []
      for (const fault of drawn(possibleFaults(rawOf(machine)), max ?? PER_MACHINE, seed ?? SEED)) {
        const seenBy = isSeenByRefinement(machine, fault)
          ? 'refinement'
          : (await isSeenByTests(vitest, fault, specs))
            ? 'tests'
            : null
        tried.push({ fault, seenBy })
      }
      all.push({ machine: name, tried })
      tell({ machine: name, tried })
    }
    return all
  } finally {
    await vitest.close()
  }
}

async function isSeenByTests(vitest: Vitest, fault: Fault, specs: TestSpecification[]): Promise<boolean> {
  if (specs.length === 0) return false
  vitest.provide('fault', fault)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  // The result also has the modules of all runs before, which failed with other faults.
  const own = testModules.filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId))
  return unhandledErrors.length > 0 || own.some((module) => !module.ok())
}
