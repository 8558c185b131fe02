import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { aConfig } from './builders.ts'
import { settle } from './app.world.tsx'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'

/** The screens on the way in, in English, before a server with a captcha that is off, and with a clock that a test can turn on. */
export interface EntryWorld extends WholeApp {
  /** The server answers what is held. */
  answer: (question: string, reply: Parameters<WholeApp['server']['release']>[1]) => Promise<void>
  passes: (ms: number) => Promise<void>
}

export async function openEntry(address: string, answers: Parameters<typeof openWholeApp>[1] = {}): Promise<EntryWorld> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const app = await openWholeApp(address, {
    'GET /api/config': { status: 200, body: aConfig({ features: ['captcha'] }) },
    'GET /api/captcha': { status: 200, body: { provider: 'None', siteKey: null } },
    ...answers,
  })
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
    close() {
      app.close()
      vi.useRealTimers()
    },
  }
}
