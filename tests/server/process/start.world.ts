import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import { buildServer, startServer, type Ended, type Started } from '../started.ts'

/** Real processes take long on a busy machine. */
export const PATIENCE = { testTimeout: 90_000, hookTimeout: 90_000 }
/** The password of the admin in the used folder. */
export const CHOSEN = 'Chosen-first-1'

export type StartWorld = Awaited<ReturnType<typeof startWorld>>

/** The built server, started on folders of its own. */
export async function startWorld() {
  const built = await buildServer()
  const running: Started[] = []
  const run = (
    dataDir: string,
    env: Record<string, string> = {},
    options: Parameters<typeof startServer>[2] = {},
  ): Started => {
    const server = startServer(built.entry, { DATA_DIR: dataDir, ...env }, options)
    running.push(server)
    return server
  }
  /**
   * A folder on which a server has started before. Creating one for each test would take most of the time.
   */
  const used = mkdtempSync(path.join(tmpdir(), 'vexil-used-'))
  await stop(await readied(run(used, { ADMIN_PASSWORD: CHOSEN })))
  const world = {
    used,
    /** A folder for this test alone. */
    fresh: '',
    run,
    begin: () => void (world.fresh = mkdtempSync(path.join(tmpdir(), 'vexil-fresh-'))),
    async clear() {
      for (const { child } of running.splice(0)) child.kill('SIGKILL')
      // Joins and leaves the database that a killed server left running, because the last one to leave stops
      // it.
      for (const folder of [used, world.fresh])
        if (existsSync(lockFile(folder))) await (await startEmbedded(folder)).stop()
      rmSync(world.fresh, { recursive: true, force: true })
    },
    close() {
      rmSync(built.folder, { recursive: true })
      rmSync(used, { recursive: true })
    },
  }
  return world
}

export async function stop(server: Started): Promise<Ended> {
  server.child.kill('SIGTERM')
  return server.ended
}

export async function readied(server: Started): Promise<Started> {
  await server.ready
  return server
}

export function lockFile(dataDir: string): string {
  return path.join(dataDir, 'pg', 'postmaster.pid')
}
export const postmaster = (dataDir: string) => Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0])
export const passwordIn = (text: string) => /password {2}(\S+)/.exec(text)?.[1] ?? ''

export async function signIn(address: string, password: string): Promise<number> {
  const body = JSON.stringify({ userName: 'Admin', password })
  const answer = await fetch(`${address}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return answer.status
}

/** The output must be one line with the problem and its fix, and no process may be left running. */
export function expectRefusal({ code, stderr }: Ended, dataDir: string, what: RegExp): void {
  expect(stderr).toMatch(/^vexil: [^\n]+ — [^\n]+\n$/)
  expect(stderr).toMatch(what)
  expect(code).toBe(1)
  expect(existsSync(lockFile(dataDir))).toBe(false)
}

export async function occupied(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return { server, port: (server.address() as AddressInfo).port }
}
