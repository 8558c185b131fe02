import type { OtherServer } from './flags.ts'

export type SignInReading = { ok: true } | { ok: false; complaint: string; remedy: string }

/** Before work that takes minutes, and once, because each failed sign-in may lock the account. */
export async function signInOnce({ url, admin, password }: OtherServer): Promise<SignInReading> {
  const at = (path: string) => new URL(path, url)
  const signal = AbortSignal.timeout(15_000)
  try {
    const entry = await fetch(at('/api/account/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ userName: admin, password }),
      signal,
    })
    if (entry.status === 429)
      return no(`${url} takes no sign-in now, because there were too many`, 'try again later')
    if (!entry.ok) return no(`${admin} cannot sign in at ${url} (${entry.status})`, CHECK_ADMIN)
    const cookie = entry.headers.getSetCookie().map((each) => each.split(';')[0])
    const profile: unknown = await fetch(at('/api/account/profile'), {
      headers: { cookie: cookie.join('; ') },
      signal,
    }).then((answer) => answer.json())
    const isAdmin =
      profile !== null && typeof profile === 'object' && 'role' in profile && profile.role === 'Admin'
    return isAdmin ? { ok: true } : no(`${admin} is no administrator of ${url}`, CHECK_ADMIN)
  } catch (error) {
    return no(`${url} does not answer (${causeOf(error)})`, 'check --server')
  }
}

const CHECK_ADMIN = 'check --admin and --admin-password'
const no = (complaint: string, remedy: string): SignInReading => ({ ok: false, complaint, remedy })

/** Node says only that a fetch has failed. The reason is in the cause. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  return cause instanceof Error ? cause.message || cause.name : message
}
