import { freePort, startProcess } from './process.ts'
import type { ProxyProgram } from './proxied.ts'

interface ClientProgram extends ProxyProgram {
  start(backend: string, flags?: readonly string[]): ReturnType<ProxyProgram['start']>
}

/** Serves the client alone, with its API on another server. */
export const clientProgram: ClientProgram = {
  name: 'npm run client',
  isInstalled: true,
  start: async (backend, flags = []) => {
    const port = await freePort()
    const running = await startProcess(
      ['--import', 'tsx', 'scripts/client.ts', '--backend', backend, '--port', String(port), ...flags],
      {},
      /ready at/,
    )
    return { url: `http://127.0.0.1:${port}`, stop: () => running.stop() }
  },
}
