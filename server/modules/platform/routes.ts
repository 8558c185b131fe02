import { getConfigToEdit, updateConfig } from '#contract/calls/admin.ts'
import {
  getPlatformMeans,
  removeLogo as removeLogoCall,
  tryMail as tryMailCall,
  uploadLogo as uploadLogoCall,
} from '#contract/calls/platform.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { removeLogo, uploadLogo } from './upload-logo.ts'
import { sendTestMail } from './send-test-mail.ts'
import { readPlatformMeans } from './platform-means.ts'
import { readConfig, saveConfig } from './save-config.ts'

export const platformConfigRoutes = [
  serve(getConfigToEdit, async ({ reply }, services) => withVersion(reply, await readConfig(services))),
  serve(updateConfig, async ({ body, actor, ip, request }, services) => {
    await saveConfig(body, versionCheckOf(request), { actor, ip }, services)
    return null
  }),
  serve(uploadLogoCall, ({ actor, ip, request }, services) => uploadLogo(actor, ip, request, services)),
  serve(removeLogoCall, async ({ actor, ip }, services) => {
    await removeLogo(actor, ip, services)
    return null
  }),
  serve(getPlatformMeans, async (_, services) => readPlatformMeans(services)),
  serve(tryMailCall, ({ body, actor, ip, request }, services) =>
    sendTestMail({ to: body.to ?? null, actor, ip, request }, services),
  ),
]
