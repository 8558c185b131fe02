import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * A zombie counts as ended: if the first process of a container does not reap it, it would seem to live for
 * ever.
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
 * Linux only. Returns the processes whose working folder is this one, as it is for each PostgreSQL and its
 * cluster. Zombies have none.
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
    // The process name precedes the state and may contain blanks and brackets.
    return line.charAt(line.lastIndexOf(')') + 2)
  } catch {
    return null
  }
}
