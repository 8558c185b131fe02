import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type EcmaScriptModule, type Program } from 'oxc-parser'

export interface Source {
  /** The path from the root of the repository, with slashes on every system, so that rules can compare it. */
  path: string
  text: string
  program: Program
  module: EcmaScriptModule
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['contract', 'machines', 'src', 'server', 'scripts', 'tests']
const LEFT_OUT = new Set(['src/styled-system', 'tests/artifacts'])

export function parse(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  return { path, text, program, module }
}

export function repository(): Source[] {
  const top = readdirSync(ROOT).filter((name) => name.endsWith('.ts'))
  return [...FOLDERS.flatMap(filesUnder), ...top]
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parse(path, readFileSync(ROOT + path, 'utf8')))
}

function filesUnder(folder: string): string[] {
  if (LEFT_OUT.has(folder)) return []
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

/** Names the line in error messages, so that an editor can jump to it. */
export function at({ path, text }: Source, offset: number) {
  return `${path}:${text.slice(0, offset).split('\n').length}`
}
