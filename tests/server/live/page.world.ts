import { builtinEnvironments } from 'vitest/runtime'
import type { TestServer } from '../a-server.ts'
import type { ScreenKind } from './open-screen.world.tsx'

export interface OpenScreen {
  /** What the screens show at this moment, by what it is of. */
  shown: Readonly<Record<string, unknown>>
  /** The addresses of all requests so far. */
  asked: readonly string[]
  close(): Promise<void>
}

/**
 * A page beside a server in one process. It is set up before anything of the client is loaded, and taken down
 * for the next file.
 */
export async function openPage(
  server: TestServer,
  cookie: string,
  game: number,
  kind: ScreenKind = 'player',
): Promise<OpenScreen> {
  const { setup } = builtinEnvironments['happy-dom']
  const page = await setup(globalThis, { happyDOM: { url: 'http://localhost:3000/' } })
  const { openScreen } = await import('./open-screen.world.tsx')
  const screen = await openScreen(server, cookie, game, kind)
  return {
    shown: screen.shown,
    asked: screen.asked,
    close: async () => {
      screen.close()
      await page.teardown(globalThis)
    },
  }
}

/** What a screen shows at a path of names, such as `board.rows.1.name`. */
export function shownAt({ shown }: OpenScreen, path: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined
  return path.split('.').reduce<unknown>(step, shown)
}
