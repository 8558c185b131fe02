import { setup as setupReal, StateMachine } from 'xstate'
import { inject } from 'vitest'
import type { Fault } from '../../scripts/paths/faults/fault.ts'
import { MOST_STEPS, planted, wrongDelays } from '../../scripts/paths/faults/plant.ts'
import type { RawState } from '../../scripts/paths/faults/raw-chart.ts'

/** Replaces xstate while faults are planted: the faulty machine gets its fault when it is created. */
export * from 'xstate'

declare module 'vitest' {
  export interface ProvidedContext {
    fault: Fault
  }
}

const fault = inject('fault')
const LONGEST_MS = 15_000

interface Given {
  delays?: Parameters<typeof wrongDelays>[0]
}
interface Made {
  createMachine: (raw: RawState) => unknown
}

export function setup(given: Given): object {
  // The types of xstate follow a config from its parts, which a fault has changed.
  const real = setupReal as unknown as (given: Given) => Made
  const made = real(given)
  const createMachine = (raw: RawState): unknown => {
    if (raw.id !== fault.machine) return made.createMachine(raw)
    const faulty = { ...planted(raw, fault.change), options: { maxIterations: MOST_STEPS } }
    return real({ ...given, delays: wrongDelays(given.delays ?? {}, fault.change) }).createMachine(faulty)
  }
  return { ...made, createMachine }
}

/**
 * Effects of tests resolve immediately, so a chart that repeats a request after each response would block the
 * test for ever. Transitions that follow each other without a pause are stopped after a time.
 */
const { cpuUsage } = process
// A busy machine takes long for little, so the time of the processor counts.
const now = () => cpuUsage().user / 1_000
const pause = setImmediate
let since: number | null = null
const { transition } = StateMachine.prototype
StateMachine.prototype.transition = function limited(...args) {
  if (since === null) {
    since = now()
    pause(() => (since = null))
  } else if (now() - since > LONGEST_MS) throw new Error('The machine runs in circles.')
  return transition.apply(this, args)
}
