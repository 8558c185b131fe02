import { createServer } from 'node:net'
import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/base/start-error.ts'

const PATIENCE_MS = 90_000
const RETRY_MS = 50

/**
 * Lets one process at a time create or start a cluster in this folder. The returned function unlocks. An
 * abstract socket needs no file and ends with its process, even after kill -9. Only Linux has them. Elsewhere
 * PostgreSQL's own lock is enough, because we remove that one only on Linux (see `stale-locks.ts`).
 */
export async function lockStart(dataDir: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => {}
  const { dev, ino } = statSync(dataDir)
  const name = `\0vexil-start-${dev}-${ino}`
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(RETRY_MS)) {
    const unlock = await tryLock(name)
    if (unlock) return unlock
  }
  throw new StartError(
    'another Vexil has been starting on the same data folder for a long time',
    'stop it, or choose another DATA_DIR',
  )
}

const tryLock = (name: string) =>
  new Promise<(() => Promise<void>) | null>((settle) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => settle(null))
    server.listen(name, () => settle(() => new Promise((closed) => server.close(() => closed()))))
  })
