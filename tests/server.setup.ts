import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import type { Connection } from '#server/store/embedded/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null where TEST_DATABASE_URL names another server. */
    embedded: Connection | null
  }
}

/**
 * One folder for all runs of this user: the first starts the server, others join it, the last one stops it.
 */
const FOLDER = path.join(tmpdir(), `vexil-tests-${userInfo().username}`)
const TUNING = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * One database server for all files of a run: if each joined it, each would wait at its end whether the
 * others still need it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = process.env['TEST_DATABASE_URL'] ? null : await joinEmbedded()
  project.provide('embedded', embedded?.connection ?? null)
  return async () => embedded?.stop()
}

/** Without fsync a killed run may leave a broken cluster; it holds nothing, so a new one takes its place. */
async function joinEmbedded(): Promise<EmbeddedServer> {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 })
  try {
    return await startEmbedded(FOLDER, { tuning: TUNING })
  } catch {
    rmSync(path.join(FOLDER, 'pg'), { recursive: true, force: true })
    return startEmbedded(FOLDER, { tuning: TUNING })
  }
}
