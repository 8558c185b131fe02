import { setTimeout as sleep } from 'node:timers/promises'
import { createVitest, type Vitest } from 'vitest/node'
import type { Fault } from './fault.ts'

/** The longest that tests may take with a fault, beyond five times what they took without. */
const PATIENCE_MS = 10_000
const TIMES = 5

/** Runs tests of machines with a fault. A run that does not end has seen it, and gets a new Vitest after it. */
export function openTests(config = 'tests/faults/faults.config.ts', patienceMs = PATIENCE_MS) {
  let running: Promise<Vitest> | null = null
  const open = () =>
    (running ??= createVitest('test', {
      config,
      watch: false,
      reporters: [{}],
    }))
  const close = async () => {
    const last = running
    running = null
    await (await last)?.close()
  }
  return {
    async see(fault: Fault, tests: readonly string[], usualMs: number): Promise<'tests' | 'time' | null> {
      const vitest = await open()
      const files = await vitest.globTestSpecifications()
      const specs = tests.flatMap((test) => files.filter(({ moduleId }) => moduleId.endsWith(`/${test}`)))
      if (specs.length === 0) return null
      vitest.provide('fault', fault)
      const run = vitest.runTestSpecifications(specs)
      const ended = await Promise.race([run, sleep(patienceMs + TIMES * usualMs, null, { ref: false })])
      if (ended === null) {
        // The first waits for the test to end. The second kills it.
        void vitest.cancelCurrentRun('keyboard-input')
        void vitest.cancelCurrentRun('keyboard-input')
        await run.catch(() => {})
        await close()
        return 'time'
      }
      // The result also has the modules of all runs before, which failed with other faults.
      const own = ended.testModules.filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId))
      return ended.unhandledErrors.length > 0 || own.some((module) => !module.ok()) ? 'tests' : null
    },
    close,
  }
}
