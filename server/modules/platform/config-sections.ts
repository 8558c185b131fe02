import { createHash } from 'node:crypto'
import type { Read } from '#contract/schema.ts'
import type { ConfigEditModel, configEditModelInput } from '#contract/models/config.ts'
import { toAccountPolicy } from '#server/config/account-policy.ts'
import { replacesOldest, toGlobalConfig } from '#server/config/global-config.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import type { Services } from '#server/modules/services.ts'

export type ConfigInput = Read<typeof configEditModelInput>
type Stored = ReadonlyMap<string, string>

export function toConfig(settings: Stored, config: Services['config']): ConfigEditModel {
  return {
    accountPolicy: toAccountPolicy(settings, config),
    globalConfig: toGlobalConfig(settings),
    gamePolicy: { autoDestroyOnLimitReached: replacesOldest(settings) },
  }
}

/**
 * A checksum of the stored values and not a counter, because a base server on the same database would not
 * count.
 */
export const versionOf = (config: ConfigEditModel): number =>
  createHash('sha256').update(JSON.stringify(config)).digest().readUInt32BE()

/**
 * The settings of the requested sections, each as a whole. Null leaves a value unchanged, '' clears a text.
 */
export function toStoredSettings({
  accountPolicy,
  globalConfig,
  gamePolicy,
}: ConfigInput): ReadonlyMap<string, string> {
  return new Map([
    ...pairsOf('AccountPolicy', accountPolicy),
    ...pairsOf('GlobalConfig', globalConfig),
    ...pairsOf('GamePolicy', gamePolicy),
  ])
}

export const toAuditedFields = ({
  accountPolicy,
  globalConfig,
  gamePolicy,
}: ConfigEditModel): AuditedFields => ({
  ...globalConfig,
  ...accountPolicy,
  ...gamePolicy,
})

/**
 * In the format of base servers, so that both can use the same database: `GlobalConfig:Title`, `True` and
 * `False`.
 */
function pairsOf(
  section: string,
  values: Readonly<Record<string, boolean | string | null>> | null | undefined,
): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null
      ? []
      : [
          [
            `${section}:${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            typeof value === 'string' ? value : value ? 'True' : 'False',
          ],
        ],
  )
}
