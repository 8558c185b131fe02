import { FEATURES } from '#contract/features.ts'
import { DEFAULT_SLOGAN, DEFAULT_TITLE, type GlobalConfigAnswer } from '#contract/models/config.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readGlobalConfig({ store }: Pick<Around, 'store'>): Promise<GlobalConfigAnswer> {
  const settings = await store.settings.all()
  return {
    title: settings.get('GlobalConfig:Title') ?? DEFAULT_TITLE,
    slogan: settings.get('GlobalConfig:Slogan') ?? DEFAULT_SLOGAN,
    beianInfo: settings.get('GlobalConfig:BeianInfo') ?? null,
    features: [...FEATURES],
  }
}
