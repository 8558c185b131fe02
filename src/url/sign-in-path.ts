const SCREENS = {
  signIn: '/account/login',
  registration: '/account/register',
  recovery: '/account/recovery',
} as const

/** The URL of an account screen with the path to return to. Null `from`: none. */
export function signInPath(screen: keyof typeof SCREENS, from: string | null): string {
  return from === null ? SCREENS[screen] : `${SCREENS[screen]}?from=${encodeURIComponent(from)}`
}

/** The same, with the current location as the path to return to. */
export function returnStateOf(
  screen: keyof typeof SCREENS,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  return signInPath(screen, pathname + search + hash)
}
