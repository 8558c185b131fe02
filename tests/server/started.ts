import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Inside of the repository, so that the built server finds its packages. */
const BUILT = `${ROOT}.cache/start-test-${process.pid}`

/** Builds the server as it is shipped. */
export async function buildServer(): Promise<{ folder: string; entry: string }> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts', 'server/backup.ts', 'server/restore.ts', 'server/take-over.ts'],
    outdir: BUILT,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  mkdirSync(`${BUILT}/migrations`, { recursive: true })
  cpSync(`${ROOT}server/store/migrations`, `${BUILT}/migrations`, { recursive: true })
  return { folder: BUILT, entry: `${BUILT}/main.js` }
}

/** A server in a process of its own. */
export interface Started {
  child: ChildProcess
  /** The URL of the server. Rejects if the process ends first. */
  ready: Promise<string>
  ended: Promise<Ended>
  printed(): string
}
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export function startServer(
  entry: string,
  env: Record<string, string>,
  { argv = [], ...options }: SpawnOptions & { argv?: string[] } = {},
): Started {
  // A developer's own environment must not reach the server.
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [entry, ...argv], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  let stdout = ''
  let stderr = ''
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  const ended = new Promise<Ended>((settle) => child.on('close', (code) => settle({ code, stdout, stderr })))
  const ready = new Promise<string>((settle, fail) => {
    child.stdout?.on('data', (chunk) => {
      stdout += chunk
      const [, address] = /ready at (http:\S+)/.exec(stdout) ?? []
      if (address) settle(address)
    })
    void ended.then(({ code, stderr: said }) => fail(new Error(`ended with ${code}: ${said}`)))
  })
  ready.catch(() => {})
  return { child, ready, ended, printed: () => stdout }
}
