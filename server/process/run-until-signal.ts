import type { ServerOptions } from './run-servers.ts'
import { StartError } from '#server/base/start-error.ts'

export interface TerminalOutput {
  say: (text: string) => void
  fail: (error: unknown) => void
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Stops the server at the first signal, even during the start. A second signal ends the process immediately.
 */
export async function runUntilSignal(chosen: ServerOptions, { say, fail }: TerminalOutput): Promise<void> {
  const signalled = nextSignal()
  catchFaults(fail)
  try {
    // Loads the heavy modules only after the configuration was found valid, so that an error appears fast.
    const { runServers } = await import('./run-servers.ts')
    await runServers(chosen, signalled, say)
    say('vexil: stopped')
  } catch (error) {
    fail(error)
  }
  // Timers and sockets of libraries would keep the process alive.
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
