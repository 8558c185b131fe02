import { createLogger } from '#server/log/process-log.ts'
import { takeOverBetween } from './take-over-between.ts'
import { start, type StartOptions } from './start.ts'
import { openTakeOverRuns } from './take-over-runs.ts'
import { faultOfTakeOver, workOfTakeOver } from './take-over-work.ts'

export type ServerOptions = Omit<StartOptions, 'takeOver'>

/**
 * Runs the server until a signal. A take-over needs the database alone, so the server stops for it and starts
 * again.
 */
export async function runServers(
  chosen: ServerOptions,
  signalled: Promise<NodeJS.Signals>,
  say: (text: string) => void,
): Promise<void> {
  const { config } = chosen
  const logger = createLogger(config.logLevel)
  const takeOver = openTakeOverRuns(
    (work) => workOfTakeOver(work, config),
    (error) => faultOfTakeOver(error, logger),
  )
  const options = { ...chosen, takeOver }
  const aborting = new AbortController()
  void signalled.then(() => aborting.abort())
  while (!aborting.signal.aborted) {
    const stop = await start(options, say)
    const next = await Promise.race([signalled, takeOver.next()])
    say(typeof next === 'string' ? `vexil: ${next}, stopping` : 'vexil: stopping for a take-over')
    await stop()
    if (typeof next !== 'string') await takeOverBetween(next, options, aborting.signal)
  }
}
