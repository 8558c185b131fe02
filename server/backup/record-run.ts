import type { Clock } from '#server/base/clock.ts'
import { putBackupRun, type BackupKind } from '#server/store/backup-runs.ts'
import { saidOf, warn } from './command.ts'
import type { ConnectedPlatform } from './connect-platform.ts'

interface Recording {
  kind: BackupKind
  clock: Clock
  signal: AbortSignal
  /** The platform whose health page shows the result. Called when the work is done. */
  platform: () => Promise<Pick<ConnectedPlatform, 'pool'>>
}

const MAX_SAID_LENGTH = 500

/**
 * Stores when the work began, how long it took, and how it ended. If that fails, the work still counts: a
 * database of an older version has no table for it.
 */
export async function recorded<Result extends { size: number }>(
  { kind, clock, signal, platform }: Recording,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = clock.now()
  const put = async (bytes: number, said: string | null) => {
    const tookMs = Math.max(0, clock.now() - startedAt)
    try {
      const { pool } = await platform()
      const run = { kind, startedAt, tookMs, bytes, succeeded: said === null, said }
      await putBackupRun(pool, run)
    } catch (error) {
      warn(`vexil: the health page does not learn of this: ${saidOf(error)}`)
    }
  }
  try {
    const result = await work()
    await put(result.size, null)
    return result
  } catch (error) {
    // A stopped run is not recorded, because the operator has stopped it.
    if (!signal.aborted) await put(0, saidOf(error).slice(0, MAX_SAID_LENGTH))
    throw error
  }
}
