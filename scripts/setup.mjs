import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { locked } from './lock.mjs'
import { ROOT } from './root.mjs'

/** Runs on bare Node, because no package is installed yet. */
export async function setUp() {
  refuseOldNode(process.versions.node)
  if (isInstalled()) return
  await locked('setup', () => {
    // Another process may have installed while this one waited.
    if (isInstalled()) return
    console.log('vexil: installing packages (npm ci), this takes a minute or two')
    const windows = process.platform === 'win32'
    // No package needs its install script, so none may run one.
    const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', install, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    })
    if (status !== 0) fail('npm ci did not finish: its reason is above')
  })
}

/** True if every package of the lockfile that fits this platform is installed in its locked version. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed === null) return false
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    return found === undefined ? optional === true : found.version === version
  })
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function readPackages(lockfile) {
  const path = new URL(lockfile, pathToFileURL(ROOT))
  if (!existsSync(path)) return null
  const lock = /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  )
  return lock.packages
}

/** @param {string} version */
function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return
  fail(`Node ${version} is not supported: use 20.19 or later, 22.12 or later, or 24 and up`)
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(`vexil: ${reason}`)
  process.exit(1)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await setUp()
