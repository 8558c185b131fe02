import { readFileSync } from 'node:fs'

/**
 * Enough for a venue behind one address: hundreds of players, each with six connections for requests and one
 * for a hub.
 */
export const MAX_OF_NETWORK = 4000
const MAX_IN_TOTAL = 50_000
/** File handles for the database, the log, uploads and containers. */
const RESERVED_FILES = 512
const FEWEST = 64
/** The limit of most systems, used if the system reports none. */
const USUAL_FILES = 10_240

/** Each connection takes one file handle, and another one for a file that it sends. */
export function connectionBounds(openFiles: number): { inTotal: number; ofNetwork: number } {
  const inTotal = Math.max(FEWEST, Math.min(MAX_IN_TOTAL, Math.floor((openFiles - RESERVED_FILES) / 2)))
  return { inTotal, ofNetwork: Math.min(MAX_OF_NETWORK, inTotal) }
}

export function openFilesLimit(): number {
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readIfThere('/proc/self/limits')) ?? []
  return limit === undefined ? USUAL_FILES : Number(limit)
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
