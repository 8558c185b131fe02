import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from './app.world.tsx'
import { aConfig, aProfile } from './builders.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'
import '#src/shell/keep-silent-connection.tsx'
import '#src/wiring/live-machines.ts'

const ok = (body: unknown) => ({ status: 200, body })

/** Opens a screen of an administrator. The test controls the messages of its connection. */
export async function openWithLine(
  address: string,
  answers: NonNullable<Parameters<typeof openWholeApp>[1]>,
  features: readonly string[],
) {
  localStorage.setItem('language', 'en')
  const lines: { address: string; say: (heard: ConnectionEvent) => void }[] = []
  const app: WholeApp = await openWholeApp(
    address,
    {
      'GET /api/config': ok(aConfig({ features: [...features] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      ...answers,
    },
    (to, say) => {
      lines.push({ address: to, say })
      return () => {}
    },
  )
  // The connection waits for the first touch of the page, so the test touches it.
  dispatchEvent(new Event('pointermove'))
  await settle()
  return {
    app,
    lines,
    says: async (...heard: ConnectionEvent[]) => {
      await act(async () => heard.forEach((each) => lines[0]?.say(each)))
      await settle()
    },
    line: async () => {
      await vi.waitFor(() => expect(lines).toHaveLength(1))
      return lines[0]?.address
    },
  }
}
