import type { Read } from '#contract/schema.ts'
import { DEFAULT_SLOGAN, DEFAULT_TITLE, type ConfigEditModel, type configEditModelInput, type GlobalConfig } from '#contract/models/config.ts'
import { readAccountPolicy } from '#server/modules/account/policy.ts'
import type { Around } from '#server/wire/serve.ts'

type Input = Read<typeof configEditModelInput>
type Means = Pick<Around, 'store' | 'config'>

export async function readConfig(around: Means): Promise<ConfigEditModel> {
  const settings = await around.store.settings.all()
  return {
    accountPolicy: await readAccountPolicy(around),
    globalConfig: toGlobalConfig(settings),
    gamePolicy: { autoDestroyOnLimitReached: replacesOldest(settings) },
  }
}

/** Whether at the limit a team's oldest container makes room for the next one. */
export const replacesOldest = (settings: ReadonlyMap<string, string>) =>
  settings.get('GamePolicy:AutoDestroyOnLimitReached')?.toLowerCase() === 'true'

export function toGlobalConfig(settings: ReadonlyMap<string, string>): GlobalConfig {
  return {
    title: settings.get('GlobalConfig:Title') ?? DEFAULT_TITLE,
    slogan: settings.get('GlobalConfig:Slogan') ?? DEFAULT_SLOGAN,
    beianInfo: settings.get('GlobalConfig:BeianInfo') ?? null,
  }
}

/** A section that is sent is stored whole; a null in it leaves what is stored, so that a text is emptied with '' only. */
export async function saveConfig({ accountPolicy, globalConfig, gamePolicy }: Input, { store }: Means): Promise<void> {
  const pairs = new Map([...pairsOf('AccountPolicy', accountPolicy), ...pairsOf('GlobalConfig', globalConfig), ...pairsOf('GamePolicy', gamePolicy)])
  if (pairs.size > 0) await store.settings.save(pairs)
}

/** As base servers store them, so that the two can take over each other's database: `GlobalConfig:Title`, `True` and `False`. */
function pairsOf(section: string, values: Readonly<Record<string, boolean | string | null>> | null | undefined): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null
      ? []
      : [[`${section}:${name.charAt(0).toUpperCase()}${name.slice(1)}`, typeof value === 'string' ? value : value ? 'True' : 'False']],
  )
}
