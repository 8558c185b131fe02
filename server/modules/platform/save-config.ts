import type { ConfigEditModel } from '#contract/models/config.ts'
import { isColour, MAX_DOMAIN_LIST_LENGTH, MAX_PLATFORM_TEXT_LENGTH } from '#contract/rules/platform.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { pushPlatformConfig } from './push-config.ts'
import {
  toConfig,
  toAuditedFields,
  toStoredSettings,
  versionOf,
  type ConfigInput,
} from './config-sections.ts'

export const PLATFORM_CONFIG = 'platform-config'

export async function readConfig({
  store,
  config,
}: Pick<Services, 'store' | 'config'>): Promise<Versioned<ConfigEditModel>> {
  const answer = toConfig(await store.settings.all(), config)
  return { answer, version: versionOf(answer) }
}

/** Stores all sections or none. */
export async function saveConfig(
  input: ConfigInput,
  still: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'clock' | 'config' | 'configBroadcast' | 'publish' | 'logger'>,
): Promise<void> {
  checkBounds(input)
  const { globalConfig } = input
  const colour = globalConfig?.customTheme?.toLowerCase()
  const pairs = toStoredSettings({
    ...input,
    ...(globalConfig && colour !== undefined
      ? { globalConfig: { ...globalConfig, customTheme: colour } }
      : {}),
  })
  await services.store.exclusively(PLATFORM_CONFIG, async (tables) => {
    const read = async () => toConfig(await tables.settings.all(), services.config)
    const before = await read()
    still(versionOf(before))
    if (pairs.size === 0) return
    await tables.settings.save(pairs)
    await writeAudit(
      tables,
      by,
      {
        act: 'ConfigChanged',
        of: { kind: 'platform' },
        before: toAuditedFields(before),
        after: toAuditedFields(await read()),
      },
      services,
    )
  })
  if (pairs.size > 0) await pushPlatformConfig(services)
}

function checkBounds({ accountPolicy, globalConfig }: ConfigInput): void {
  checkTextLength('title', globalConfig?.title, MAX_PLATFORM_TEXT_LENGTH)
  checkTextLength('slogan', globalConfig?.slogan, MAX_PLATFORM_TEXT_LENGTH)
  checkTextLength('beianInfo', globalConfig?.beianInfo, MAX_PLATFORM_TEXT_LENGTH)
  checkTextLength('emailDomainList', accountPolicy?.emailDomainList, MAX_DOMAIN_LIST_LENGTH)
  const colour = globalConfig?.customTheme
  if (colour && !isColour(colour)) throw refuse(400, 'fieldMalformed', { field: 'customTheme' })
}
