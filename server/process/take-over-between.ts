import { findClientDir } from './client-dir.ts'
import { takeOverApp } from './take-over-app.ts'
import { listen, stopListening } from './listen.ts'
import type { StartOptions } from './start.ts'
import type { OpenTakeOverRuns } from './take-over-runs.ts'

/** Carries out a take-over between two runs of the server, while its progress is served. */
export async function takeOverBetween(
  asked: Parameters<OpenTakeOverRuns['carryOut']>[0],
  { config, portSetting, takeOver }: StartOptions & { takeOver: OpenTakeOverRuns },
  signal: AbortSignal,
): Promise<void> {
  const app = takeOverApp({ config, clientDir: findClientDir(config.clientDir), takeOver })
  await listen(app, config, portSetting)
  try {
    await takeOver.carryOut(asked, signal)
  } finally {
    await stopListening(app)
  }
}
