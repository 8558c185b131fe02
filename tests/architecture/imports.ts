import { posix } from 'node:path'
import type { Source } from './source.ts'

export interface Import {
  from: string
  /** The text between the quotes, as written, so that a message can quote the import. */
  specifier: string
  /** A path from the root, so that a rule can compare it with folders. Null for a package. */
  file: string | null
  start: number
}

const MAPPED: Readonly<Record<string, string>> = { '#styled/': 'src/styled-system/' }

/**
 * Every import of a file: plain imports, imports of types, re-exports and dynamic imports. A rule that
 * overlooked one kind could be bypassed.
 */
export function importsOf({ path, text, module }: Source): Import[] {
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest] : [])),
    ),
  ]
  const asked = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end))
    return literal?.[2] === undefined ? [] : [{ value: literal[2], start }]
  })
  return [...requests, ...asked].map(({ value, start }) => ({
    from: path,
    specifier: value,
    file: fileOf(path, value),
    start,
  }))
}

function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  for (const [prefix, folder] of Object.entries(MAPPED))
    if (specifier.startsWith(prefix)) return folder + specifier.slice(prefix.length)
  return specifier.startsWith('#') ? specifier.slice(1) : null
}

export function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
