import { existsSync, readFileSync } from 'node:fs'
import { pathOf } from './request-path.ts'

/** Written by the build: each route of the client with the files of its screen. */
interface Preloads {
  path: string
  files: readonly string[]
}

/**
 * The `Link` header with which a browser requests the files of a screen immediately, and not after the first
 * script has run. Null for an unknown screen.
 */
export function readPreloads(file: string): (url: string) => string | null {
  if (!existsSync(file)) return () => null
  const routes = (JSON.parse(readFileSync(file, 'utf8')) as Preloads[]).map(({ path, files }) => ({
    pattern: patternOf(path),
    link: linkTo(files),
  }))
  return (url) => routes.find(({ pattern }) => pattern.test(pathOf(url)))?.link ?? null
}

/**
 * Reads a route such as `/games/:gameId/challenges/:challengeId?` like the client's router: ignoring case and
 * a trailing slash.
 */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (!part.startsWith(':')) return `/${part}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

const linkTo = (files: readonly string[]) =>
  files.map((file) => `</${file}>; rel=modulepreload`).join(', ') || null
