import { getConfig } from '#contract/calls/info.ts'
import { removeLogo, uploadLogo } from '#contract/calls/platform.ts'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Request } from '#src/api/request.ts'

/** The configuration is read afterwards, because it contains the URL of the logo. */
export async function sendLogo(
  request: Request,
  file: Upload,
  signal: AbortSignal,
  moved: (share: number) => void,
): Promise<Outcome<string>> {
  const sent = await request(uploadLogo, { file }, signal, moved)
  if (sent.ok) await request(getConfig, {})
  return sent
}

export async function takeLogo(request: Request, signal: AbortSignal): Promise<Outcome<null>> {
  const removed = await request(removeLogo, {}, signal)
  await request(getConfig, {})
  return removed
}
