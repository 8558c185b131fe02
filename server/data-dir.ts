import { mkdirSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { faultOf, StartFailure } from './start-failure.ts'

/** Makes the folder where it is missing, and finds out now, not at the first upload, whether it can be read and written. */
export function prepareDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    readdirSync(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartFailure(
      `the data folder ${dataDir} cannot be used (${faultOf(error)})`,
      'give this user the right to read and write it, or choose another DATA_DIR',
    )
  }
}
