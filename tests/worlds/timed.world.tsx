import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { HubConnector } from '#src/live/hub-connector.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from './app.world.tsx'
import type { Reply } from './server.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/shell/announcements.tsx'
import '#src/text/areas/announcement.en.ts'

/** The whole app in English. Its clock runs, and the test can advance it. */
export interface TimedApp extends WholeApp {
  /** Answers a request that the server has held. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
  passes: (ms: number) => Promise<void>
  /** Presses a key on the page, outside of any field, because a field would take it as text. */
  strike: (key: string) => Promise<void>
}
interface Beginning {
  now?: number
  connect?: HubConnector
}

export async function openTimed(
  address: string,
  answers: Parameters<typeof openWholeApp>[1],
  { now, connect }: Beginning = {},
): Promise<TimedApp> {
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now === undefined ? {} : { now }) })
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const app = await openWholeApp(address, answers, connect)
  return {
    ...app,
    async answer(question, reply) {
      app.server.release(question, reply)
      await settle()
    },
    async passes(ms) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      await settle()
    },
    async strike(key) {
      await act(async () => void fireEvent.keyDown(document.body, { key }))
      await settle()
    },
    close() {
      closeAllToasts()
      app.close()
      vi.useRealTimers()
    },
  }
}
