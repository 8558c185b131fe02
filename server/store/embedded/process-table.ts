import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * A zombie counts as ended. If the first process of a container does not reap it, it would seem to live
 * forever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || stateOf(pid) !== 'Z'
}

/**
 * Only for Linux: the processes whose working folder is this one. Each PostgreSQL works in the folder of its
 * cluster. Zombies have no folder.
 */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => folderOf(pid) === folder)
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function stateOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name comes before the state and may contain blanks and brackets, so the text after the last bracket
    // is read.
    return line.charAt(line.lastIndexOf(')') + 2)
  } catch {
    return null
  }
}
