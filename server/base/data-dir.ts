import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodeOf } from './error-code.ts'
import { StartError } from './start-error.ts'

/** Makes the folder where it is missing, and finds out now, not at the first upload, whether it can be read and written. */
export function prepareDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    makeFolder(dataDir)
    readdirSync(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartError(
      `the data folder ${dataDir} cannot be used (${errorCodeOf(error)})`,
      'give this user the right to read and write it, or choose another DATA_DIR',
    )
  }
}

/** Level by level: below a folder that takes no entries, such as /proc, Node's own `recursive` tries for ever. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // There already, or made by another process just now; a file in its place is told by whoever reads it next.
    if (!existsSync(folder)) throw error
  }
}
