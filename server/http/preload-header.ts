import { existsSync, readFileSync } from 'node:fs'
import { pathOf } from './request-path.ts'

/** Written by the build: for each route of the client the files of its screen. */
interface Preloads {
  path: string
  files: readonly string[]
}

/**
 * The `Link` header that makes a browser ask for the files of a screen at once, and not when the frame has
 * run; null for no known screen.
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
 * `/games/:gameId/challenges/:challengeId?`, as the client's router reads it: without case, with or without a
 * slash at the end.
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
