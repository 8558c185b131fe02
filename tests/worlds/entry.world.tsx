import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import { openTimed, type TimedApp } from './timed.world.tsx'

export type EntryWorld = TimedApp

/** Opens a screen of sign-in or registration, before a base server. CAPTCHA is off, so forms need no extra step. */
export function openEntry(
  address: string,
  answers: Parameters<typeof openTimed>[1] = {},
): Promise<EntryWorld> {
  return openTimed(address, {
    'GET /api/sitekey': { status: 200, body: NO_CAPTCHA },
    ...answers,
  })
}
