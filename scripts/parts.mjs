import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from './root.mjs'

/** @typedef {'client' | 'server'} Part */

// Names the whole folder of scripts, because a list of those that take part in the build would soon be
// incomplete.
const BOTH = ['package.json', 'package-lock.json', 'tsconfig.json', 'contract', 'scripts']
/** The inputs of each built part. Missing files count too, because they may appear. */
const INPUTS = {
  client: [
    ...BOTH,
    'machines',
    'src',
    'public',
    'index.html',
    'vite.config.ts',
    'panda.config.ts',
    'postcss.config.js',
  ],
  server: [...BOTH, 'server'],
}
const GENERATED = 'src/styled-system'

/**
 * @param {Part} part
 * @param {string} path
 */
export function isInputOf(part, path) {
  return INPUTS[part].some((input) => path === input || path.startsWith(`${input}/`))
}

/**
 * A hash of the content of all inputs, because modification times are wrong after a checkout or a copy.
 * @param {Part} part
 */
export function fingerprint(part) {
  const hash = createHash('sha256').update(process.version)
  for (const input of INPUTS[part]) {
    for (const path of filesUnder(input)) hash.update(`\0${path}\0`).update(readFileSync(ROOT + path))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (path === GENERATED) return []
  try {
    return readdirSync(ROOT + path)
      .sort()
      .flatMap((name) => filesUnder(`${path}/${name}`))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
