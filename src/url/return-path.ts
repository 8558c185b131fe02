const NOWHERE = 'http://nowhere.invalid'

/**
 * Where to go on to after signing in: `from` if it is a path of ours, else the fallback. Browsers read
 * `//host`, `/\host` and paths with tabs or line ends as another site, so the text is read the way they read
 * it and only the path is kept.
 */
export function returnPath(from: string | null, fallback = '/'): string {
  if (from === null || !from.startsWith('/')) return fallback
  const url = parse(from)
  if (url?.origin !== NOWHERE) return fallback
  const path = url.pathname + url.search + url.hash
  // What is left after dots are resolved may begin with two slashes again.
  return path.startsWith('//') ? fallback : path
}

function parse(from: string): URL | null {
  try {
    return new URL(from, NOWHERE)
  } catch {
    return null
  }
}
