import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { generateStyles } from './generate-styles.ts'

const DATA = '.cache/dev'
const { values } = parseArgs({ options: { backend: { type: 'string' }, port: { type: 'string' } } })
const ownPort = process.env['PORT'] ?? '8080'

process.env['VITE_BACKEND_URL'] = values.backend ?? `http://127.0.0.1:${ownPort}`
await generateStyles()
start('panda', ['codegen', '--watch', '--silent'], {})
if (values.backend === undefined) {
  // A database for throwing away: every start begins with the same made-up games.
  rmSync(DATA, { recursive: true, force: true })
  start('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], { PORT: ownPort, DATA_DIR: DATA, DEMO: '1' })
}
const client = await createServer(values.port === undefined ? {} : { server: { port: Number(values.port) } })
await client.listen()
console.log(`vexil: the client, with reload, forwards to ${process.env['VITE_BACKEND_URL']}`)
client.printUrls()

/** Shares this terminal and its process group: Ctrl-C reaches all of them. */
function start(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  process.once('exit', () => child.kill())
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
