import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, type Binaries } from './binaries.ts'
import { initCluster } from './init-cluster.ts'
import { chooseOsUser, type OsUser } from './os-user.ts'
import { removeStaleLocks } from './stale-locks.ts'
import { prepareClusterPaths, type ClusterPaths } from './cluster-paths.ts'
import { openKeepaliveConnection, type KeepaliveConnection } from './keepalive-connection.ts'
import {
  acceptsConnections,
  connectionTo,
  startServer,
  shutDown,
  type Connection,
  type Tuning,
} from './server.ts'
import { lockStart } from './start-lock.ts'

export interface EmbeddedServer {
  connection: Connection
  /** The server was running already: it outlived a killed process, or another process uses it. */
  reused: boolean
  /** Stops the server, unless another process still uses it. Our own connections must be closed by then. */
  stop(): Promise<void>
}
export interface EmbeddedOptions {
  tuning?: Tuning
  /** Runs when the database server has ended unexpectedly, and when it is back. */
  onTrouble?: (trouble: 'lost' | 'restarting failed' | 'back') => void
}

interface Parts {
  dataDir: string
  place: ClusterPaths
  binaries: Binaries
  identity: OsUser
  tuning: Tuning
}

const RESTART_PAUSE_MS = 1000
/** Closed connections still count for a short time, so the check is repeated. */
const FAREWELL = { looks: 10, pauseMs: 30 }

/** The PostgreSQL of this folder. It is created, started or joined, and restarted if it ends unexpectedly. */
export async function startEmbedded(
  dataDir: string,
  { tuning = {}, onTrouble = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const identity = chooseOsUser()
  const parts: Parts = {
    dataDir,
    place: prepareClusterPaths(dataDir, identity),
    binaries: findBinaries(),
    identity,
    tuning,
  }
  let isStopping = false
  let presence: KeepaliveConnection | null = null
  let restarting: Promise<void> | null = null

  const restart = async () => {
    presence = null
    onTrouble('lost')
    while (!isStopping && presence === null) {
      try {
        presence = (await bringUp(parts, whenLost)).presence
        onTrouble('back')
      } catch {
        onTrouble('restarting failed')
        await sleep(RESTART_PAUSE_MS, undefined, { ref: false })
      }
    }
  }
  const whenLost = () => {
    restarting = restart()
  }
  const first = await bringUp(parts, whenLost)
  presence = first.presence

  return {
    connection: first.connection,
    reused: first.reused,
    stop: async () => {
      isStopping = true
      await restarting
      if (presence !== null) await leave(parts, presence)
    },
  }
}

/** Must be called under the start lock, so that no process stops the server before this one is connected. */
async function bringUp(
  parts: Parts,
  whenLost: () => void,
): Promise<{ connection: Connection; reused: boolean; presence: KeepaliveConnection }> {
  const { dataDir, place, binaries, identity, tuning } = parts
  const unlock = await lockStart(dataDir)
  try {
    initCluster(place, binaries, identity)
    const reused = await acceptsConnections(place)
    if (!reused) {
      await removeStaleLocks(place)
      await startServer(place, binaries, identity, tuning)
    }
    const connection = connectionTo(place)
    if (connection === null) throw new Error('the embedded database runs, but its port is not written down')
    return { connection, reused, presence: await openKeepaliveConnection(connection, whenLost) }
  } finally {
    await unlock()
  }
}

/** The last process that leaves stops the server. */
async function leave({ dataDir, place, binaries }: Parts, presence: KeepaliveConnection): Promise<void> {
  const unlock = await lockStart(dataDir)
  try {
    const isLast = await staysAlone(presence)
    await presence.leave()
    if (isLast) await shutDown(place, binaries)
  } finally {
    await unlock()
  }
}

async function staysAlone(presence: KeepaliveConnection): Promise<boolean> {
  for (let look = 0; look < FAREWELL.looks; look += 1) {
    if (await presence.isAlone().catch(() => false)) return true
    await sleep(FAREWELL.pauseMs)
  }
  return false
}
