import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodeOf } from './error-code.ts'
import { StartError } from './start-error.ts'

/** Others may list the folder, or reach into it. */
const OTHERS_READ = 0o005

/**
 * Makes the folder where it is missing, and finds out now, not at the first upload, whether it can be read
 * and written. Returns whether other users of the machine can read what lies in it.
 */
export function prepareDataDir(dataDir: string): { isOpenToOthers: boolean } {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    makeFolder(dataDir)
    readdirSync(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
    return { isOpenToOthers: (statSync(dataDir).mode & OTHERS_READ) !== 0 }
  } catch (error) {
    throw new StartError(
      `the data folder ${dataDir} cannot be used (${errorCodeOf(error)})`,
      'give this user the right to read and write it, or choose another DATA_DIR',
    )
  }
}

/**
 * Level by level: below a folder that takes no entries, such as /proc, Node's own `recursive` tries for ever.
 */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // The folder exists, or another process has just created it. A file in its place fails at the next read.
    if (!existsSync(folder)) throw error
  }
}
