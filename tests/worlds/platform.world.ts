// These modules load first, so that no test waits for a file.
import '#src/browser/apply-look.ts'
import '#src/wiring/admin.ts'
import '#src/wiring/account.ts'
import '#src/wiring/logo.ts'
import '#src/wiring/picture.ts'
import '#src/shell/announcements.tsx'
import '#src/shell/confirm-dialog.tsx'
import '#src/shell/picture/picture-dialog.tsx'
import '#src/pages/about.tsx'
import '#src/pages/admin-configs.tsx'
import '#src/pages/admin-logs.tsx'
import '#src/pages/login.tsx'
import '#src/text/areas/announcement.en.ts'
import '#src/text/areas/editor.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/picture.en.ts'
import '#src/text/areas/platform-config.en.ts'
import '#src/text/areas/question.en.ts'
import '#src/text/areas/unused-files.en.ts'
import type { ConfigEditModel } from '#contract/models/config.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { aConfig, aProfile } from './builders.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'

export const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})

export function aPlatform(facts: Partial<ConfigEditModel> = {}): ConfigEditModel {
  return {
    accountPolicy: {
      allowRegister: true,
      activeOnRegister: true,
      useGoogleRecaptcha: false,
      emailConfirmationRequired: false,
      emailDomainList: '',
    },
    globalConfig: { title: 'Vexil', slogan: 'Hack for fun not for profit', beianInfo: null },
    gamePolicy: { autoDestroyOnLimitReached: false },
    ...facts,
  }
}
export const someMeans: PlatformMeans = {
  mail: 'Smtp',
  sender: 'ctf@platform.example',
  mailServer: 'mail.example:587',
  captcha: 'None',
  untrustedProxy: null,
}
export const FEATURES = ['versions', 'platform-look', 'platform-means']

/** Opens the settings as an administrator, in English. The server supports everything on this screen. */
export function openPlatform(
  answers: Parameters<typeof openWholeApp>[1] = {},
  connect?: Parameters<typeof openWholeApp>[2],
): Promise<WholeApp> {
  localStorage.setItem('language', 'en')
  return openWholeApp(
    '/admin/configs',
    {
      'GET /api/config': ok(aConfig({ features: FEATURES })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/admin/config': ok(aPlatform(), '"1"'),
      'PUT /api/admin/config': 'held',
      'GET /api/admin/config/means': ok(someMeans),
      'POST /api/account/login': ok(),
      ...answers,
    },
    connect,
  )
}
