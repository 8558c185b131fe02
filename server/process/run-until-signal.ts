import type { StartOptions } from './start.ts'
import { StartError } from '#server/base/start-error.ts'

/** How the process speaks to the operator. */
export interface TerminalOutput {
  say: (text: string) => void
  /** Also settles how the process will end. */
  fail: (error: unknown) => void
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Starts, and stops at the first signal, also at one that comes during the start. A second signal ends the
 * process at once.
 */
export async function runUntilSignal(chosen: StartOptions, { say, fail }: TerminalOutput): Promise<void> {
  const signalled = nextSignal()
  catchFaults(fail)
  try {
    // Only now, after the configuration was found good, the heavy part is loaded.
    const { start } = await import('./start.ts')
    const stop = await start(chosen, say)
    const signal = await signalled
    say(`vexil: ${signal}, stopping`)
    await stop()
    say('vexil: stopped')
  } catch (error) {
    fail(error)
  }
  // Timers and sockets of libraries must not keep a process that has stopped.
  process.exit()
}

function nextSignal(): Promise<NodeJS.Signals> {
  return new Promise((settle) => {
    let isFirst = true
    for (const name of SIGNALS) {
      process.on(name, () => {
        if (!isFirst) process.exit(1)
        isFirst = false
        settle(name)
      })
    }
  })
}

/**
 * An uncaught error leaves the process in an unknown state, so it ends. The database is a separate process
 * and stays intact.
 */
function catchFaults(fail: TerminalOutput['fail']): void {
  process.on('uncaughtException', (error) => {
    fail(error instanceof StartError ? error : new Error('an error that nobody caught', { cause: error }))
    process.exit(1)
  })
}
