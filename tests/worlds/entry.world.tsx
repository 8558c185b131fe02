import { aConfig } from './builders.ts'
import { openTimed, type TimedApp } from './timed.world.tsx'

export type EntryWorld = TimedApp

/** Opens a screen of sign-in or registration. CAPTCHA is off, so forms need no extra step. */
export function openEntry(
  address: string,
  answers: Parameters<typeof openTimed>[1] = {},
): Promise<EntryWorld> {
  return openTimed(address, {
    'GET /api/config': { status: 200, body: aConfig({ features: ['captcha'] }) },
    'GET /api/captcha': { status: 200, body: { provider: 'None', siteKey: null } },
    ...answers,
  })
}
