import pg from 'pg'
import type { Connection } from './server.ts'

/**
 * One connection that stays open as long as this process uses the server. It shows other processes that the
 * server is in use even while the pool is idle, and it reports immediately that the server has ended.
 */
export interface KeepaliveConnection {
  /** Whether no other process is connected. */
  isAlone(): Promise<boolean>
  leave(): Promise<void>
}

export async function openKeepaliveConnection(
  connection: Connection,
  whenLost: () => void,
): Promise<KeepaliveConnection> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 5000,
    application_name: 'vexil presence',
  })
  let isLeaving = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!isLeaving) whenLost()
  })
  await client.connect()
  return {
    isAlone: async () => {
      const others = await client.query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      )
      return others.rows.length === 0
    },
    leave: async () => {
      isLeaving = true
      await client.end().catch(() => {})
    },
  }
}
