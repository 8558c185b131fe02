/** State of the navigation to the sign-in screen, so that the name need not be typed. It is in no address. */
export interface SignInState {
  name: string
}

export function nameOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : ''
}
