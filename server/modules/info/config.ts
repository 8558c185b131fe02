import { FEATURES } from '#contract/features.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { readAccountPolicy } from '#server/modules/account/policy.ts'
import { toGlobalConfig } from '#server/modules/platform-config/sections.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readGlobalConfig(around: Pick<Around, 'store' | 'config'>): Promise<GlobalConfigAnswer> {
  const { allowRegister } = await readAccountPolicy(around)
  return { ...toGlobalConfig(await around.store.settings.all()), features: [...FEATURES], allowRegister }
}
