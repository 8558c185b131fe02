import { FEATURES } from '#contract/features.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { toAccountPolicy } from '#server/config/account-policy.ts'
import { logoLinkIn } from './logo-url.ts'
import { BYTES_IN_MB } from '#server/config/config.ts'
import { toGlobalConfig } from '#server/config/global-config.ts'
import type { Services } from '#server/modules/services.ts'

export async function readGlobalConfig({
  store,
  config,
}: Pick<Services, 'store' | 'config'>): Promise<GlobalConfigAnswer> {
  const settings = await store.settings.all()
  const { allowRegister } = toAccountPolicy(settings, config)
  const logoUrl = logoLinkIn(settings)
  return {
    ...toGlobalConfig(settings),
    features: [...FEATURES],
    allowRegister,
    uploadBytes: config.maxUploadMb * BYTES_IN_MB,
    ...(logoUrl === null ? {} : { logoUrl }),
  }
}
