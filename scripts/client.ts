import { preview } from 'vite'
import { fail, failToListen } from './fail.ts'
import { readForwardFlags } from './forward-flags.ts'

const USAGE = 'npm run client -- --backend URL [--port 64000] [--host 127.0.0.1]'
const reading = readForwardFlags(process.argv.slice(2))
if (!reading.ok) fail(reading.complaint, USAGE)
const { backend, port, host } = reading.flags
if (backend === undefined) fail('no server to forward to', USAGE)

process.env['VITE_BACKEND_URL'] = backend
const server = await preview({
  preview: {
    ...(port === undefined ? {} : { port, strictPort: true }),
    ...(host === undefined ? {} : { host }),
  },
}).catch(failToListen)
console.log(`vexil: the client alone; /api, /hub and /assets are ${backend}'s`)
server.printUrls()
