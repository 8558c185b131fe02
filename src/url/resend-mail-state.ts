/** The e-mail address for a screen that sends a mail again. It goes with the navigation, not in the URL. */
export interface ResendMailState {
  /** '' where it is not known. */
  mailAgainTo: string
}

/** Null for who came for another reason. */
export function resendMailStateOf(state: unknown): string | null {
  if (
    typeof state !== 'object' ||
    state === null ||
    !('mailAgainTo' in state) ||
    typeof state.mailAgainTo !== 'string'
  )
    return null
  // An address that was cut short for showing would lead the mail astray.
  return state.mailAgainTo.includes('…') ? '' : state.mailAgainTo
}
