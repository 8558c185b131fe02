import { createHash } from 'node:crypto'
import type { Read } from '#contract/schema.ts'
import { DEFAULT_SLOGAN, DEFAULT_TITLE, type ConfigEditModel, type configEditModelInput, type GlobalConfig } from '#contract/models/config.ts'
import { toAccountPolicy } from '#server/modules/account/policy.ts'
import type { Facts } from '#server/modules/audit/changes.ts'
import type { Around } from '#server/wire/serve.ts'

export type ConfigInput = Read<typeof configEditModelInput>
type Stored = ReadonlyMap<string, string>

/** Whether at the limit a team's oldest container makes room for the next one. */
export const replacesOldest = (settings: Stored) => settings.get('GamePolicy:AutoDestroyOnLimitReached')?.toLowerCase() === 'true'

export function toConfig(settings: Stored, config: Around['config']): ConfigEditModel {
  return {
    accountPolicy: toAccountPolicy(settings, config),
    globalConfig: toGlobalConfig(settings),
    gamePolicy: { autoDestroyOnLimitReached: replacesOldest(settings) },
  }
}

export function toGlobalConfig(settings: Stored): GlobalConfig {
  const colour = settings.get('GlobalConfig:CustomTheme')
  return {
    title: settings.get('GlobalConfig:Title') ?? DEFAULT_TITLE,
    slogan: settings.get('GlobalConfig:Slogan') ?? DEFAULT_SLOGAN,
    beianInfo: settings.get('GlobalConfig:BeianInfo') ?? null,
    ...(colour ? { customTheme: colour } : {}),
  }
}

/** A sum of what is stored and not a count of the saves: a base server on the same database counts nothing. */
export const versionOf = (config: ConfigEditModel): number => createHash('sha256').update(JSON.stringify(config)).digest().readUInt32BE()

/** What is stored of the sections that are sent: each whole. A null leaves what is there, so that a text is emptied with '' only. */
export function toPairs({ accountPolicy, globalConfig, gamePolicy }: ConfigInput): ReadonlyMap<string, string> {
  return new Map([...pairsOf('AccountPolicy', accountPolicy), ...pairsOf('GlobalConfig', globalConfig), ...pairsOf('GamePolicy', gamePolicy)])
}

export const toFacts = ({ accountPolicy, globalConfig, gamePolicy }: ConfigEditModel): Facts => ({ ...globalConfig, ...accountPolicy, ...gamePolicy })

/** As base servers store them, so that the two can take over each other's database: `GlobalConfig:Title`, `True` and `False`. */
function pairsOf(section: string, values: Readonly<Record<string, boolean | string | null>> | null | undefined): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null
      ? []
      : [[`${section}:${name.charAt(0).toUpperCase()}${name.slice(1)}`, typeof value === 'string' ? value : value ? 'True' : 'False']],
  )
}
