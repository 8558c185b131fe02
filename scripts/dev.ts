import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { explorer } from './explorer/serve-explorer.ts'
import { fail, failToListen } from './fail.ts'
import { readForwardFlags } from './forward-flags.ts'
import { forward } from './forward.ts'
import { generateStyles } from './generate-styles.ts'

const USAGE = 'npm run dev -- [--backend URL] [--port 63000] [--host 127.0.0.1]'
const DATA = '.cache/dev'
/** Replaces vexil.env, which may name the database of a real platform. */
const NO_SETTINGS = '.cache/dev.env'
const STOP_LIMIT_MS = 5000 // how long the children may take to stop if only this process got the signal
const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))

const reading = readForwardFlags(process.argv.slice(2))
if (!reading.ok) fail(reading.complaint, USAGE)
const { backend, port, host } = reading.flags
const ownPort = process.env['PORT'] ?? '8080'

const served = backend ?? `http://127.0.0.1:${ownPort}`
await generateStyles()
const client = await createServer({
  plugins: [explorer()],
  server: {
    proxy: forward(served),
    ...(port === undefined ? {} : { port, strictPort: true }),
    ...(host === undefined ? {} : { host }),
  },
})
await client.listen().catch(failToListen)
start('panda', ['codegen', '--watch', '--silent'], {})
if (backend === undefined) {
  // Deletes the database, so that every start has the same sample games.
  rmSync(DATA, { recursive: true, force: true })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(NO_SETTINGS, '')
  const settings = {
    PORT: ownPort,
    DATA_DIR: DATA,
    DEMO: '1',
    VEXIL_CONFIG: NO_SETTINGS,
    DATABASE_URL: '',
    REDIS_URL: '',
  }
  // Prints the address of the client and not that of the server, because users open the client.
  const page = client.resolvedUrls?.local[0]
  start(
    'tsx',
    ['watch', '--clear-screen=false', 'server/main.ts'],
    page === undefined ? settings : { ...settings, PUBLIC_URL: page },
  )
}
console.log(`vexil: the client, with reload, forwards to ${served}`)
client.printUrls()

/** Children share the terminal and its process group, so Ctrl-C reaches all of them. */
function start(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  children.add(child)
  child.once('close', () => children.delete(child))
}

/** Waits until the children have ended, because a second signal would abort the stop of the database. */
async function stop(signal: 'SIGINT' | 'SIGTERM') {
  const leaving = [...children].map((child) => once(child, 'close'))
  // Ctrl-C has already reached the children, so only SIGTERM is passed on.
  if (signal === 'SIGTERM') for (const child of children) child.kill()
  await Promise.race([Promise.all(leaving), sleep(STOP_LIMIT_MS)])
  for (const child of children) child.kill('SIGKILL')
  process.exit(0)
}
