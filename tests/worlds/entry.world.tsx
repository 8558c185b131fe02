import { aConfig } from './builders.ts'
import { openTimed, type TimedApp } from './timed.world.tsx'

export type EntryWorld = TimedApp

/** The screens on the way in, before a server with a captcha that is off. */
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
