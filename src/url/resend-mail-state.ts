/**
 * The email address for a screen that sends an email again. It travels with the navigation and not in the
 * URL, which may be shared.
 */
export interface ResendMailState {
  /** '': the address is not known. */
  mailAgainTo: string
}

/** Null: the user came for another reason. */
export function resendMailStateOf(state: unknown): string | null {
  if (
    typeof state !== 'object' ||
    state === null ||
    !('mailAgainTo' in state) ||
    typeof state.mailAgainTo !== 'string'
  )
    return null
  // A shortened address is for display only and would send the email elsewhere.
  return state.mailAgainTo.includes('…') ? '' : state.mailAgainTo
}
