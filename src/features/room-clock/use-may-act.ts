import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'

/** Whether the user may act on the clock: the server has the acts, and lets only administrators use them. */
export function useMayAct(): boolean {
  const { features } = useConfig()
  const { view } = useSession()
  return features?.includes('schedule') === true && view.kind === 'signed-in' && view.account.role === 'Admin'
}
