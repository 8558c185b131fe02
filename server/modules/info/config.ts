import { FEATURES } from '#contract/features.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { toGlobalConfig } from '#server/modules/platform-config/sections.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readGlobalConfig({ store }: Pick<Around, 'store'>): Promise<GlobalConfigAnswer> {
  return { ...toGlobalConfig(await store.settings.all()), features: [...FEATURES] }
}
