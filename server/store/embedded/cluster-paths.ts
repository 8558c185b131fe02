import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '#server/base/start-error.ts'
import { NOBODY, type OsUser } from './os-user.ts'

/** Windows has no unix sockets that PostgreSQL could protect, so it uses a port and a password there. */
export type ServerEndpoint =
  | { kind: 'socket'; folder: string }
  | { kind: 'port'; password: string; passwordFile: string }

export interface ClusterPaths {
  /** PostgreSQL's data directory. */
  cluster: string
  logFile: string
  door: ServerEndpoint
}

/** The system allows 107 bytes for the whole path, and PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 107 - '/.s.PGSQL.5432.lock'.length

export function prepareClusterPaths(dataDir: string, identity: OsUser): ClusterPaths {
  if (identity === 'nobody') chownSync(dataDir, NOBODY, NOBODY)
  return {
    cluster: path.join(dataDir, 'pg'),
    logFile: path.join(dataDir, 'pg.log'),
    door: process.platform === 'win32' ? doorByPort(dataDir) : doorBySocket(dataDir, identity),
  }
}

function doorBySocket(dataDir: string, identity: OsUser): ServerEndpoint {
  const folder = socketFolder(realpathSync(dataDir), tmpdir())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseStrangersFolder(folder, identity)
  if (identity === 'nobody') chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  return { kind: 'socket', folder }
}

/**
 * Below the data folder. If that path is too long, it is in the temporary folder, under a name that the next
 * start finds again.
 */
export function socketFolder(dataDir: string, temporary: string): string {
  const near = path.join(dataDir, 'run')
  if (Buffer.byteLength(near) <= MAX_SOCKET_FOLDER_BYTES) return near
  return path.join(temporary, `vexil-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`)
}

/**
 * Any user may create folders in the temporary folder, so a prepared one could make this server use the
 * database of a stranger.
 */
function refuseStrangersFolder(folder: string, identity: OsUser): void {
  const found = lstatSync(folder)
  const isOurs = found.uid === process.getuid?.() || (identity === 'nobody' && found.uid === NOBODY)
  if (!found.isDirectory() || !isOurs) {
    throw new StartError(
      `${folder}, where the database's socket should be, belongs to somebody else`,
      'remove it, or choose a DATA_DIR with a shorter path',
    )
  }
}

function doorByPort(dataDir: string): ServerEndpoint {
  const passwordFile = path.join(dataDir, 'pg-password')
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return { kind: 'port', password: readFileSync(passwordFile, 'utf8'), passwordFile }
}
