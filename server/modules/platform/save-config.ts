import type { ConfigEditModel } from '#contract/models/config.ts'
import { isColour, LONGEST_DOMAIN_LIST, LONGEST_PLATFORM_TEXT } from '#contract/rules/platform.ts'
import { audit, type By } from '#server/modules/audit/write-audit.ts'
import { boundText } from '#server/http/length-limits.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Around } from '#server/modules/services.ts'
import type { StillThe, Versioned } from '#server/http/version.ts'
import { announcePlatform } from './push-config.ts'
import { toConfig, toFacts, toPairs, versionOf, type ConfigInput } from './config-sections.ts'

/** Whoever changes what is stored for the platform takes turns under this name. */
export const PLATFORM_CONFIG = 'platform-config'

export async function readConfig({ store, config }: Pick<Around, 'store' | 'config'>): Promise<Versioned<ConfigEditModel>> {
  const answer = toConfig(await store.settings.all(), config)
  return { answer, version: versionOf(answer) }
}

/** Nothing of it is stored where one of the sections cannot be. */
export async function saveConfig(input: ConfigInput, still: StillThe, by: By, around: Around): Promise<void> {
  checkBounds(input)
  const { globalConfig } = input
  const colour = globalConfig?.customTheme?.toLowerCase()
  const pairs = toPairs({ ...input, ...(globalConfig && colour !== undefined ? { globalConfig: { ...globalConfig, customTheme: colour } } : {}) })
  await around.store.exclusively(PLATFORM_CONFIG, async (tables) => {
    const read = async () => toConfig(await tables.settings.all(), around.config)
    const before = await read()
    still(versionOf(before))
    if (pairs.size === 0) return
    await tables.settings.save(pairs)
    await audit(tables, by, { act: 'ConfigChanged', of: { kind: 'platform' }, before: toFacts(before), after: toFacts(await read()) }, around)
  })
  if (pairs.size > 0) await announcePlatform(around)
}

function checkBounds({ accountPolicy, globalConfig }: ConfigInput): void {
  boundText('title', globalConfig?.title, LONGEST_PLATFORM_TEXT)
  boundText('slogan', globalConfig?.slogan, LONGEST_PLATFORM_TEXT)
  boundText('beianInfo', globalConfig?.beianInfo, LONGEST_PLATFORM_TEXT)
  boundText('emailDomainList', accountPolicy?.emailDomainList, LONGEST_DOMAIN_LIST)
  const colour = globalConfig?.customTheme
  if (colour && !isColour(colour)) throw refuse(400, 'fieldMalformed', { field: 'customTheme' })
}
