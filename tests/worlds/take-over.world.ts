// These modules load first, so that no test waits for a file.
import '#src/features/take-over/take-over-screen.tsx'
import '#src/pages/take-over.tsx'
import '#src/text/areas/take-over.en.ts'
import '#src/wiring/take-over.ts'
import { aConfig, aProfile } from './builders.ts'
import { ok } from './platform.world.ts'
import { STATES } from './take-over-states.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'

/** Opens the take-over as an administrator of an empty platform, in English. */
export function openTakeOver(answers: Parameters<typeof openWholeApp>[1] = {}): Promise<WholeApp> {
  localStorage.setItem('language', 'en')
  return openWholeApp('/admin/takeover', {
    'GET /api/config': ok(aConfig({ features: ['take-over'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/admin/takeover': ok(STATES.empty),
    ...answers,
  })
}
