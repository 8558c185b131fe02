import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/base/start-error.ts'
import type { Binaries } from './binaries.ts'
import { runAs, type OsUser } from './os-user.ts'
import { lockFileOf, postmasterOf } from './stale-locks.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { isAlive } from './process-table.ts'

export type Tuning = Readonly<Record<string, string>>
/** The connection settings of `pg`. */
export interface Connection {
  host: string
  port: number
  user: 'postgres'
  database: string
  password?: string
}

/** Small enough for an idle server of 30 MB, large enough for a contest. */
const TUNING: Tuning = { shared_buffers: '64MB', max_connections: '50', max_wal_size: '256MB', jit: 'off' }
const SOCKET_NUMBER = 5432
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000
const RETRY_MS = 30

/** The address of the server in this folder, running or not. Null: unknown. */
export function connectionTo(place: ClusterPaths): Connection | null {
  const { door } = place
  if (door.kind === 'socket')
    return { host: door.folder, port: SOCKET_NUMBER, user: 'postgres', database: 'postgres' }
  const port = portInLockFile(place)
  return port === null
    ? null
    : { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', password: door.password }
}

export async function acceptsConnections(place: ClusterPaths): Promise<boolean> {
  const connection = connectionTo(place)
  if (connection === null) return false
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Detached, because Ctrl-C in the terminal must not stop the database before the last request. */
export async function startServer(
  place: ClusterPaths,
  binaries: Binaries,
  identity: OsUser,
  tuning: Tuning,
): Promise<void> {
  const settings = { ...(await doorSettings(place)), ...TUNING, ...tuning }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = runAs(identity, binaries.postgres, ['-D', place.cluster, ...args])
  const log = openSync(place.logFile, 'a', 0o600)
  const child = spawn(command.file, command.args, {
    stdio: ['ignore', 'ignore', log],
    detached: true,
    ...command.options,
  })
  closeSync(log)
  const ended = endOf(child)
  for (const end = Date.now() + START_LIMIT_MS; !(await acceptsConnections(place)); await sleep(RETRY_MS)) {
    const how = ended()
    if (how !== null)
      throw new StartError(`the embedded database ended at once (${how})`, `see the end of ${place.logFile}`)
    if (Date.now() > end)
      throw new StartError('the embedded database does not answer', `see the end of ${place.logFile}`)
  }
  child.unref()
}

/** A fast shutdown: open transactions are rolled back, committed ones are written. */
export async function shutDown(place: ClusterPaths, binaries: Binaries): Promise<void> {
  const pid = postmasterOf(place)
  if (pid === null) return
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['-D', place.cluster, '-m', 'fast', '-w', 'stop'])
    return
  }
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_LIMIT_MS; isAlive(pid) && Date.now() < end;) await sleep(RETRY_MS)
}

/** Returns how the process ended. Null: it still runs. */
function endOf(child: ChildProcess): () => string | null {
  let how: string | null = null
  child.on('exit', (code, signal) => (how = String(code ?? signal)))
  child.on('error', (error) => (how = error.message))
  return () => how
}

async function doorSettings({ door }: ClusterPaths): Promise<Tuning> {
  if (door.kind === 'port') return { listen_addresses: '127.0.0.1', port: String(await freePort()) }
  return {
    listen_addresses: '',
    port: String(SOCKET_NUMBER),
    unix_socket_directories: door.folder,
    unix_socket_permissions: '0700',
  }
}

const freePort = () =>
  new Promise<number>((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** PostgreSQL writes its port into the fourth line. */
function portInLockFile(place: ClusterPaths): number | null {
  try {
    const port = Number(readFileSync(lockFileOf(place), 'utf8').split('\n')[3])
    return port > 0 ? port : null
  } catch {
    return null
  }
}
