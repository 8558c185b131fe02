import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import type { Connection } from '#server/store/embedded/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null: TEST_DATABASE_URL names another server. */
    embedded: Connection | null
  }
}

/**
 * One folder for all runs of this user, because starting a server is slow: the first run starts it, others
 * join it, the last one stops it.
 */
const FOLDER = path.join(tmpdir(), `vexil-tests-${userInfo().username}`)
const TUNING = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * One database server for all files of a run. If each file joined it, each would check at its end whether
 * others still use it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = process.env['TEST_DATABASE_URL'] ? null : await joinEmbedded()
  project.provide('embedded', embedded?.connection ?? null)
  return async () => embedded?.stop()
}

/**
 * Without fsync a killed run may leave a damaged cluster. It contains nothing of value, so it is replaced.
 */
async function joinEmbedded(): Promise<EmbeddedServer> {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 })
  try {
    return await startEmbedded(FOLDER, { tuning: TUNING })
  } catch {
    rmSync(path.join(FOLDER, 'pg'), { recursive: true, force: true })
    return startEmbedded(FOLDER, { tuning: TUNING })
  }
}
