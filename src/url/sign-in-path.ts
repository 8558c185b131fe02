const SCREENS = {
  signIn: '/account/login',
  registration: '/account/register',
  recovery: '/account/recovery',
} as const

/**
 * The address of a screen on the way in. It keeps where to go on to afterwards; null is nowhere in
 * particular.
 */
export function signInPath(screen: keyof typeof SCREENS, from: string | null): string {
  return from === null ? SCREENS[screen] : `${SCREENS[screen]}?from=${encodeURIComponent(from)}`
}

/** The same, leading back to this place. */
export function returnStateOf(
  screen: keyof typeof SCREENS,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  return signInPath(screen, pathname + search + hash)
}
