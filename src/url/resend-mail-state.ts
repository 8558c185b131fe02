/** The e-mail address for a screen that sends a mail again. It goes with the navigation, not in the URL. */
export interface ResendMailState {
  /** '' if the address is not known. */
  mailAgainTo: string
}

/** Null for users who came for another reason. */
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
