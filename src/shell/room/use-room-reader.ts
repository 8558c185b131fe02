import { useAccountView } from '#src/shell/frame/account-view.ts'

/** The role of the user in the room. It is `Monitor` while the account is not known. */
export function useRoomReader(): 'Admin' | 'Monitor' {
  const account = useAccountView()
  return account.kind === 'account' && account.isAdmin ? 'Admin' : 'Monitor'
}
