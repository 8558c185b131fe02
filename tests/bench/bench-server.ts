import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openPool } from '#server/store/pool.ts'
import { cpuMs } from './cpu.ts'

const ENTRY = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/**
 * The built server in its own process, on its embedded database with durable commits, so that a bench
 * measures what ships.
 */
export interface BenchServer<Seeded> {
  origin: string
  pid: number
  seeded: Seeded
  /** The CPU time of the server and its database so far. Differences of it measure a piece of work. */
  cpuMs(): number
  stop(): Promise<void>
}

interface Wishes {
  env?: Readonly<Record<string, string>>
  /** Flags of Node, for a bench that needs more than a plain server. */
  nodeFlags?: readonly string[]
}
/**
 * Flags for Node from the environment, so that one can profile the server: `--cpu-prof
 * --cpu-prof-dir=profile`.
 */
const NODE_FLAGS = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean)

export async function benchServer<Seeded>(
  seed: (pool: Pool) => Promise<Seeded>,
  { env = {}, nodeFlags = [] }: Wishes = {},
): Promise<BenchServer<Seeded>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vexil-bench-'))
  const database = await startEmbedded(dataDir)
  const seeded = await seedDatabase(database.connection, seed)
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...NODE_FLAGS, ...nodeFlags, ENTRY], {
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((settle) => child.on('close', () => settle()))
  const origin = await new Promise<string>((settle, fail) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      // The output after the start is read and dropped, because an unread pipe would block the server.
      if (said === '-') return
      said += String(chunk)
      const [, address] = /ready at (http:\S+)/.exec(said) ?? []
      if (address === undefined) return
      said = '-'
      settle(address)
    })
    void ended.then(() => fail(new Error('the server ended before it was ready')))
  })
  // The server uses the database too, so the database keeps running after this call.
  await database.stop()
  const postmaster = Number(readFileSync(path.join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    origin,
    pid: child.pid ?? 0,
    seeded,
    cpuMs: () => cpuMs([child.pid ?? 0, postmaster]),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function seedDatabase<Seeded>(
  target: Parameters<typeof openPool>[0],
  seed: (pool: Pool) => Promise<Seeded>,
): Promise<Seeded> {
  const pool = openPool(target, () => {})
  try {
    await migrate(pool, readMigrations())
    const seeded = await seed(pool)
    await pool.query('analyze')
    return seeded
  } finally {
    await pool.end()
  }
}
