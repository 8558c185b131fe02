import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY_WITHIN_MS = 60_000

export interface Running {
  /** The output so far, to explain a failed start. */
  output(): string
  stop(): Promise<void>
}

/** Starts a process of the product and waits for an expected line, because it is ready only then. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  says: RegExp,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isOver = false
  const over = new Promise<void>((settle) => {
    child.once('close', () => {
      isOver = true
      settle()
    })
  })
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  for (
    const end = Date.now() + READY_WITHIN_MS;
    !says.test(output);
    await new Promise((settle) => setTimeout(settle, 50))
  ) {
    if (isOver || Date.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`It never said ${String(says)}:\n${output}`)
    }
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await over
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
