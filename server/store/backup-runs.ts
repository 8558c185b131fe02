import type { Pool } from 'pg'
import { sqlOn, statement, toTimestamp, type Sql } from './sql.ts'

export type BackupKind = 'Backup' | 'Trial'

/** A run of the program that takes a backup, or that tries one by restoring it elsewhere. */
export interface StoredRun {
  kind: BackupKind
  succeeded: boolean
  startedAt: number
  tookMs: number
  bytes: number
  said: string | null
}

export interface BackupRunRows {
  /** Replaces the last run of this kind with this result. */
  put(run: StoredRun): Promise<void>
  /** The newest first. */
  list(): Promise<StoredRun[]>
}

const PUT = statement(
  'backupRuns.put',
  `insert into backup_runs (kind, succeeded, started_at, took_ms, bytes, said) values ($1, $2, $3, $4, $5, $6)
   on conflict (kind, succeeded) do update set started_at = excluded.started_at, took_ms = excluded.took_ms,
     bytes = excluded.bytes, said = excluded.said`,
)
const LIST = statement(
  'backupRuns.list',
  `select kind, succeeded, started_at as "startedAt", took_ms as "tookMs", bytes, said
   from backup_runs order by started_at desc, kind, succeeded`,
)

export const backupRunsOn = (sql: Sql): BackupRunRows => ({
  put: async ({ kind, succeeded, startedAt, tookMs, bytes, said }) => {
    await sql.run(PUT, [kind, succeeded, toTimestamp(startedAt), Math.round(tookMs), bytes, said])
  },
  list: () => sql.many<StoredRun>(LIST),
})

/** For programs that have no store, because they do not migrate the database. */
export const putBackupRun = (pool: Pool, run: StoredRun): Promise<void> => backupRunsOn(sqlOn(pool)).put(run)
