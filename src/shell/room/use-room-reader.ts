import { useAccountView } from '#src/shell/frame/account-view.ts'

/** Whether an admin or a monitor is in the room. */
export function useRoomReader(): 'Admin' | 'Monitor' {
  const account = useAccountView()
  return account.kind === 'account' && account.isAdmin ? 'Admin' : 'Monitor'
}
