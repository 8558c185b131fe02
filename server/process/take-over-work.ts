import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { TakeOverFault, TakeOverReport } from '#contract/models/take-over.ts'
import { sourceUrl } from '#contract/rules/source-address.ts'
import { connectPlatform } from '#server/backup/connect-platform.ts'
import { StartError } from '#server/base/start-error.ts'
import type { Config } from '#server/config/config.ts'
import { SourceError } from '#server/store/base-database.ts'
import { carryOutTakeOver, carryOutTrial, FolderError, reportName } from '#server/take-over/carry-out.ts'
import { OtherKeyError } from '#server/take-over/take-over.ts'
import { VersionError } from '#server/take-over/version.ts'
import { toWireReport } from '#server/take-over/wire-report.ts'
import type { TakeOverWork } from './take-over-runs.ts'

/** A database that cannot be reached is told after this time, whatever the reason, so it reveals no ports. */
const WAIT_MS = 5_000

export async function workOfTakeOver(
  { asked, isTrial, progress, signal }: TakeOverWork,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'xorKey'>,
): Promise<TakeOverReport> {
  const { source, folder } = asked
  const given = { from: sourceUrl(source), folder, xorKey: config.xorKey, waitMs: WAIT_MS, progress, signal }
  const untilTold = sleep(WAIT_MS, undefined, { ref: false })
  try {
    if (isTrial) return toWireReport(await carryOutTrial(given), null)
    const file = reportName()
    const connect = () => connectPlatform(config, 'made')
    return toWireReport(await carryOutTakeOver(given, connect, path.join(config.dataDir, file)), file)
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'Unreachable') await untilTold
    throw error
  }
}

/** The whole error is logged for operators. It has the address without its password. */
export function faultOfTakeOver(error: unknown, logger: Logger): TakeOverFault {
  logger.warn({ err: error }, 'a take-over failed, and nothing was changed')
  if (error instanceof SourceError) return { reason: error.kind, said: null }
  if (error instanceof FolderError) return { reason: 'NoFolder', said: null }
  if (error instanceof VersionError) return { reason: 'OtherVersion', said: error.problem }
  if (error instanceof OtherKeyError) return { reason: 'OtherKey', said: error.problem }
  if (error instanceof StartError) return { reason: 'Refused', said: error.problem }
  return { reason: 'Broken', said: null }
}
