import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { locked } from './lock.mjs'
import { fingerprint } from './parts.mjs'
import { ROOT } from './root.mjs'

/**
 * Skips parts whose inputs have not changed since their last build.
 * @param {import('./parts.mjs').Part[]} parts
 */
export async function buildStale(parts) {
  if (stale(parts).length === 0) return
  await locked('build', () => {
    for (const part of stale(parts)) build(part)
  })
}

/** @param {import('./parts.mjs').Part[]} parts */
function stale(parts) {
  return parts.filter((part) => readStamp(part) !== fingerprint(part))
}

/** @param {import('./parts.mjs').Part} part */
function build(part) {
  // Computed before the build, so that an edit during the build makes the next start build again.
  const made = fingerprint(part)
  console.log(`vexil: building the ${part}`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-parts.ts', part], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    console.error(`vexil: the ${part} could not be built: the reason is above`)
    process.exit(1)
  }
  writeFileSync(stampOf(part), made)
}

/** @param {import('./parts.mjs').Part} part */
function readStamp(part) {
  const isBuilt = existsSync(`${ROOT}dist/${part}`) && existsSync(stampOf(part))
  return isBuilt ? readFileSync(stampOf(part), 'utf8') : null
}

/** @param {import('./parts.mjs').Part} part */
function stampOf(part) {
  // Next to the folder and not in it, because all files of the client's folder are served.
  return `${ROOT}dist/${part}.stamp`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2).filter((part) => part === 'client' || part === 'server')
  await buildStale(named.length > 0 ? named : ['client', 'server'])
}
