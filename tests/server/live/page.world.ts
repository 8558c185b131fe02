import { builtinEnvironments } from 'vitest/runtime'
import type { TestServer } from '../a-server.ts'

export interface OpenScreen {
  /** What the screens show at this moment, by what it is of. */
  shown: Readonly<Record<string, unknown>>
  close(): Promise<void>
}

/**
 * A page beside a server in one process. It is set up before anything of the client is loaded, and taken down
 * for the next file.
 */
export async function openPage(server: TestServer, cookie: string, game: number): Promise<OpenScreen> {
  const { setup } = builtinEnvironments['happy-dom']
  const page = await setup(globalThis, { happyDOM: { url: 'http://localhost:3000/' } })
  const { openScreen } = await import('./open-screen.world.tsx')
  const screen = await openScreen(server, cookie, game)
  return {
    shown: screen.shown,
    close: async () => {
      screen.close()
      await page.teardown(globalThis)
    },
  }
}
