import { FEATURES } from '#contract/features.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { toAccountPolicy } from '#server/modules/account/policy.ts'
import { logoLinkIn } from '#server/modules/platform-config/logo-link.ts'
import { toGlobalConfig } from '#server/modules/platform-config/sections.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readGlobalConfig({ store, config }: Pick<Around, 'store' | 'config'>): Promise<GlobalConfigAnswer> {
  const settings = await store.settings.all()
  const { allowRegister } = toAccountPolicy(settings, config)
  const logoUrl = logoLinkIn(settings)
  return { ...toGlobalConfig(settings), features: [...FEATURES], allowRegister, ...(logoUrl === null ? {} : { logoUrl }) }
}
