import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { proxiesOf } from '#server/http/forwarded.ts'
import { serveClient } from '../../scripts/client/serve-client.ts'

export const PAGE = '<!doctype html><title>Vexil</title>'
let folder: string
const opened: (() => Promise<unknown>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vexil-client-'))
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'static', 'a1b2c3d.js'), 'plain')
  writeFileSync(join(folder, 'static', 'a1b2c3d.js.br'), 'packed')
  const screen = { path: '/games/:gameId', files: ['static/a1b2c3d.js'] }
  writeFileSync(join(folder, 'ahead.json'), JSON.stringify([screen]))
})
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true })
})

export async function listen(server: Server & { closeAllConnections(): void }, port = 0) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  opened.push(async () => {
    server.closeAllConnections()
    await new Promise((settle) => server.close(settle))
  })
  return (server.address() as AddressInfo).port
}

/** The client alone, before a backend on this port. */
export async function openClient(
  backendPort: number,
  { trusted = [] as string[], isNamedHost = false } = {},
) {
  const said: string[] = []
  const app = serveClient({
    backend: `http://localhost:${backendPort}`,
    clientDir: folder,
    proxies: proxiesOf(trusted),
    isNamedHost,
    say: (line) => said.push(line),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, said }
}
