import { fileURLToPath } from 'node:url'
import { networks } from '../server/config/parse-values.ts'
import { proxiesOf } from '../server/http/forwarded.ts'
import { serveClient } from './client/serve-client.ts'
import { fail, failToListen } from './fail.ts'
import { readForwardFlags } from './forward-flags.ts'

const USAGE = 'npm run client -- --backend URL [--port 64000] [--host 127.0.0.1] [--named-host]'
const reading = readForwardFlags(process.argv.slice(2))
if (!reading.ok) fail(reading.complaint, USAGE)
const { backend, port = 64_000, host = '127.0.0.1', isNamedHost } = reading.flags
if (backend === undefined) fail('no server to forward to', USAGE)
const trusted = networks(process.env['TRUSTED_PROXIES'] ?? '127.0.0.1, ::1')
if (!trusted.ok) fail(`TRUSTED_PROXIES must be ${trusted.wants}`, USAGE)

const app = serveClient({
  backend,
  clientDir: fileURLToPath(new URL('../dist/client/', import.meta.url)),
  proxies: proxiesOf(trusted.value),
  isNamedHost,
  say: (line) => console.log(`vexil: ${line}`),
})
const address = await app.listen({ port, host }).catch(failToListen)
console.log(`vexil: the client alone; /api, /hub and /assets are ${backend}'s\nvexil: ready at ${address}`)
