import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodeOf } from './error-code.ts'
import { StartError } from './start-error.ts'

/** The permissions by which other users may list the folder, or open files in it. */
const OTHERS_READ = 0o005

/**
 * Creates the folder if it is missing. Checks its permissions at the start, because the first upload would
 * otherwise fail. Returns whether other users of the machine can read it.
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
 * Creates level by level: below a folder that accepts no entries, such as /proc, Node's `recursive` never
 * ends.
 */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created the folder in the meantime. A file at its path fails at the next read.
    if (!existsSync(folder)) throw error
  }
}
