/**
 * The name for the sign-in screen, so that the user need not type it. It travels with the navigation and not
 * in the URL, which may be shared.
 */
export interface SignInState {
  name: string
}

export function nameOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : ''
}
