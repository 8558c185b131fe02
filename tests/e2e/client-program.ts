import { freePort, startProcess } from './process.ts'
import type { ProxyProgram } from './proxied.ts'

/** Serves the client alone, with its API on another server. */
export const clientProgram: ProxyProgram = {
  name: 'npm run client',
  isInstalled: true,
  start: async (backend) => {
    const port = await freePort()
    const running = await startProcess(
      ['--import', 'tsx', 'scripts/client.ts', '--backend', backend, '--port', String(port)],
      {},
      /ready at/,
    )
    return { url: `http://127.0.0.1:${port}`, stop: () => running.stop() }
  },
}
