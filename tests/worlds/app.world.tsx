import { act, cleanup, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { Providers } from '#src/app/providers.tsx'
import { run } from '#src/app/run.ts'
import { openWiring, type Wiring } from '#src/wiring/wiring.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import type { CaptchaDevice } from '#src/api/captcha/device.ts'
import { solveWork } from '#src/api/captcha/solve-work.ts'
import type { Transport } from '#src/api/request.ts'
import type { HubConnector } from '#src/live/hub-connector.ts'
import { aConfig } from './builders.ts'
import type { BaseWire } from './base-wire.ts'
import { openServer, type FakeServer } from './server.ts'
// These modules load first, so that no test waits for a file.
import '#src/api/compress-cache.ts'
import '#src/text/en.ts'
import '#src/text/ja.ts'
import '#src/text/zh.ts'

declare global {
  /**
   * Journeys set it: the wire of a server that announces these extensions. Null or undefined: it answers as the
   * test says.
   */
  var wireOf:
    | ((announced: readonly string[], transport: Transport, connect: HubConnector) => BaseWire | null)
    | undefined
}

export interface AppWorld {
  server: FakeServer
  wiring: Wiring
  /** The number of reloads, because a reload would lose input. */
  reloads: () => number
  /** The server has no extension, whatever the answers of the test announce. */
  isOnBase: boolean
  close: () => void
}

type Answers = NonNullable<Parameters<typeof openServer>[0]>

/** A device without worker and provider, so that work runs on the main thread and no script loads. */
export const aCaptchaDevice: CaptchaDevice = {
  work: solveWork,
  runScript: () => Promise.reject(new Error('Nothing comes.')),
}

export const NOBODY = { status: 401, body: { title: 'Please log in', status: 401 } }

/**
 * The wired app with a fake server and without a hub. No user is signed in, unless the answers say otherwise.
 */
export function openAppWorld(
  answers: Answers = {},
  connect: HubConnector = () => () => {},
  captchaDevice: CaptchaDevice = aCaptchaDevice,
): AppWorld {
  const server = openServer({
    'GET /api/config': { status: 200, body: aConfig() },
    'GET /api/account/profile': NOBODY,
    ...answers,
  })
  let reloads = 0
  const wire = globalThis.wireOf?.(announcedIn(answers['GET /api/config']), server.transport, connect)
  const wiring = openWiring({
    transport: wire?.transport ?? server.transport,
    connectHub: async () => wire?.connect ?? connect,
    openCaptchaDevice: async () => captchaDevice,
    storage: localStorage,
    tabStorage: sessionStorage,
    device: Date.now,
    random: () => 0.5,
    reload: () => (reloads += 1),
  })
  const stop = run(wiring)
  const letFocusGo = keepFocus()
  return {
    server,
    wiring,
    reloads: () => reloads,
    isOnBase: wire !== null && wire !== undefined,
    close() {
      letFocusGo()
      cleanup()
      // Those that wait would be shown by the next world.
      closeAllToasts()
      stop()
      localStorage.clear()
      expect(wire?.strange ?? [], 'requests that a server without extensions does not know').toEqual([])
    },
  }
}

const announcedIn = (config: Answers[string] | undefined): readonly string[] =>
  typeof config === 'object' ? ((config.body as GlobalConfigAnswer | undefined)?.features ?? []) : []

/** Renders a part of the app and waits for its texts and its store. */
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
  // Texts are separate files, and a busy machine takes long to read them.
  await vi.waitFor(() => expect(document.querySelector('[data-shown]')).not.toBeNull(), { timeout: 10_000 })
}

/** The clock advances by this much per turn, so that immediate effects have happened. */
const TURN_MS = 20

/** Waits until all work in progress has settled, imports included. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      // Takes a real turn, whatever clock the test has, and further turns until no import is pending.
      await vi.dynamicImportSettled()
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(TURN_MS)
    }
  })
}
