const NOWHERE = 'http://nowhere.invalid'

/**
 * The path to open after signing in: `from` if it is a path of this site, otherwise the fallback. Browsers
 * read `//host`, `/\host` and paths with tabs or line breaks as other sites, so the text is parsed as a
 * browser does and only the path is used.
 */
export function returnPath(from: string | null, fallback = '/'): string {
  if (from === null || !from.startsWith('/')) return fallback
  const url = parse(from)
  if (url?.origin !== NOWHERE) return fallback
  const path = url.pathname + url.search + url.hash
  // After dots are resolved, the path may start with two slashes again.
  return path.startsWith('//') ? fallback : path
}

function parse(from: string): URL | null {
  try {
    return new URL(from, NOWHERE)
  } catch {
    return null
  }
}
