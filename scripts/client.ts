import { parseArgs } from 'node:util'
import { preview } from 'vite'

const USAGE = 'npm run client -- --backend URL [--port 64000] [--host 127.0.0.1]'
const { values } = parseArgs({ options: { backend: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } } })

if (values.backend === undefined || !URL.canParse(values.backend)) {
  console.error(`vexil: no server to forward to — ${USAGE}`)
  process.exit(1)
}
process.env['VITE_BACKEND_URL'] = values.backend
const server = await preview({
  preview: {
    ...(values.port === undefined ? {} : { port: Number(values.port), strictPort: true }),
    ...(values.host === undefined ? {} : { host: values.host }),
  },
})
console.log(`vexil: the client alone; /api, /hub and /assets are ${values.backend}'s`)
server.printUrls()
