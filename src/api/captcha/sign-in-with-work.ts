import { signIn } from '#contract/calls/account.ts'
import { getSignInWork } from '#contract/calls/captcha.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Request } from '../request.ts'
import type { CaptchaDevice } from './device.ts'

/**
 * Signs in. After too many wrong passwords for the name, the server demands a proof of work. The browser then
 * solves it and sends the same credentials again. Without a solution the refusal stays.
 */
export async function signInWithWork(
  credentials: { userName: string; password: string },
  { request, openDevice }: { request: Request; openDevice: () => Promise<Pick<CaptchaDevice, 'work'>> },
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const first = await request(signIn, { body: credentials }, signal)
  if (first.ok || first.problem.kind !== 'work-wanted') return first
  const piece = await request(getSignInWork, {}, signal)
  if (!piece.ok) return first
  const device = await openDevice().catch(() => null)
  const work = (await device?.work(piece.value.challenge, signal).catch(() => null)) ?? null
  return work === null ? first : request(signIn, { body: { ...credentials, work } }, signal)
}
