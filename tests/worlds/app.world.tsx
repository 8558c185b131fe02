import { act, cleanup, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { Providers } from '#src/app/providers.tsx'
import { run } from '#src/app/run.ts'
import { openWiring, type Wiring } from '#src/wiring/wiring.ts'
import type { CaptchaDevice } from '#src/api/captcha/device.ts'
import { solveWork } from '#src/api/captcha/solve-work.ts'
import type { HubConnector } from '#src/live/hub-connector.ts'
import { aConfig } from './builders.ts'
import { openServer, type FakeServer } from './server.ts'
// What the app fetches when it needs it is here from the start, so that no test waits for a file.
import '#src/api/compress-cache.ts'
import '#src/text/en.ts'
import '#src/text/ja.ts'
import '#src/text/zh.ts'

export interface AppWorld {
  server: FakeServer
  wiring: Wiring
  /** How often the page was loaded anew. */
  reloads: () => number
  close: () => void
}

/** No worker and no provider: work is done in place, and no script ever comes. */
export const aCaptchaDevice: CaptchaDevice = {
  work: solveWork,
  runScript: () => Promise.reject(new Error('Nothing comes.')),
}

export const NOBODY = { status: 401, body: { title: 'Please log in', status: 401 } }

/**
 * The app as it is wired, before a fake server and without a hub. Nobody is signed in unless the server is
 * told otherwise.
 */
export function openAppWorld(
  answers: Parameters<typeof openServer>[0] = {},
  connect: HubConnector = () => () => {},
  captchaDevice: CaptchaDevice = aCaptchaDevice,
): AppWorld {
  const server = openServer({
    'GET /api/config': { status: 200, body: aConfig() },
    'GET /api/account/profile': NOBODY,
    ...answers,
  })
  let reloads = 0
  const wiring = openWiring({
    transport: server.transport,
    connectHub: async () => connect,
    openCaptchaDevice: async () => captchaDevice,
    storage: localStorage,
    tabStorage: sessionStorage,
    device: Date.now,
    random: () => 0.5,
    reload: () => (reloads += 1),
  })
  const stop = run(wiring)
  return {
    server,
    wiring,
    reloads: () => reloads,
    close() {
      cleanup()
      stop()
      localStorage.clear()
    },
  }
}

/** Shows a part of the app, and waits until its words and its store are there. */
export async function show(world: AppWorld, view: ReactNode): Promise<void> {
  render(
    <Providers wiring={world.wiring}>
      <Suspense fallback={<i data-waiting />}>
        {view}
        <i data-shown />
      </Suspense>
    </Providers>,
  )
  await settle()
  // Words come by files of their own, and a busy machine takes its time to read them.
  await vi.waitFor(() => expect(document.querySelector('[data-shown]')).not.toBeNull(), { timeout: 10_000 })
}

/** How far a clock that a test turns goes in a turn: what is to happen at once has happened then. */
const TURN_MS = 20

/** Lets everything that is under way come to rest, files that are on their way too. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      // A turn of the machine, whatever the clock of the test is, and more of them until no file is missing.
      await vi.dynamicImportSettled()
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(TURN_MS)
    }
  })
}
