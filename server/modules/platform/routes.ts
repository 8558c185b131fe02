import { getConfigToEdit, updateConfig } from '#contract/calls/admin.ts'
import { getPlatformMeans, removeLogo as removeLogoCall, tryMail as tryMailCall, uploadLogo as uploadLogoCall } from '#contract/calls/platform.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { removeLogo, uploadLogo } from './upload-logo.ts'
import { sendTestMail } from './send-test-mail.ts'
import { readPlatformMeans } from './platform-means.ts'
import { readConfig, saveConfig } from './save-config.ts'

export const platformConfigRoutes = [
  serve(getConfigToEdit, async ({ reply }, around) => withVersion(reply, await readConfig(around))),
  serve(updateConfig, async ({ body, actor, ip, request }, around) => {
    await saveConfig(body, versionCheckOf(request), { actor, ip }, around)
    return null
  }),
  serve(uploadLogoCall, ({ actor, ip, request }, around) => uploadLogo(actor, ip, request, around)),
  serve(removeLogoCall, async ({ actor, ip }, around) => {
    await removeLogo(actor, ip, around)
    return null
  }),
  serve(getPlatformMeans, async (_, { config }) => readPlatformMeans(config)),
  serve(tryMailCall, ({ body, actor, ip, request }, around) => sendTestMail({ to: body.to ?? null, actor, ip, request }, around)),
]
