import { expect, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import type { TestServer } from '../a-server.ts'
import type { ScreenKind } from './open-screen.world.tsx'

export interface OpenScreen {
  /** The current values that the screen reads, by the names of `Object.assign(shown, …)`. */
  shown: Readonly<Record<string, unknown>>
  /** The addresses of all requests so far. */
  asked: readonly string[]
  close(): Promise<void>
}

/**
 * Opens a page next to a server in the same process. The page must exist before any client code loads. It is
 * removed for the next file.
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

/**
 * Waits until the screen shows the given values and is at rest, because connections that open cause another
 * read, which must not be mistaken for the effect of a change.
 */
export async function settled({ shown }: OpenScreen, values: object): Promise<void> {
  await vi.waitFor(() => expect(shown).toMatchObject(values), 15_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
}

/** The value at a path such as `board.rows.1.name`. */
export function shownAt({ shown }: OpenScreen, path: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined
  return path.split('.').reduce<unknown>(step, shown)
}
