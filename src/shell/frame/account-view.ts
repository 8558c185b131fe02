import { getProfile } from '#contract/calls/account.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'

/** Name and picture arrive with the profile, shortly after the session, so the account may have neither. */
export type AccountView =
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  | { kind: 'account'; name: string; avatar: string | null; isAdmin: boolean }

export function useAccountView(): AccountView {
  const { view } = useSession()
  const profile = useRead(getProfile, view.kind === 'signed-in' ? {} : null, 'profile')
  return toAccountView(view, profile.state === 'ready' ? profile.value : null)
}

export function toAccountView(
  session: SessionView,
  profile: { userName: string; avatar: string | null } | null,
): AccountView {
  switch (session.kind) {
    case 'signed-in':
      return {
        kind: 'account',
        name: profile?.userName ?? '',
        avatar: profile?.avatar ?? null,
        isAdmin: session.account.role === 'Admin',
      }
    case 'anonymous':
    case 'banned':
      return { kind: 'visitor' }
    case 'booting':
    case 'unreachable':
      return { kind: 'unknown' }
    default:
      return session satisfies never
  }
}
