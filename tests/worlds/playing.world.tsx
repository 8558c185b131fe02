import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from './app.world.tsx'
import { aChallenge, aGameDetail, aPlay, aProfile } from './builders.ts'
import type { Reply } from './server.ts'
import { openWholeApp, type WholeApp } from './whole-app.world.tsx'
// What the screens of a game fetch when they need it is here from the start, so that no test waits for a file.
import '#src/app/wire/entry.ts'
import '#src/app/wire/live.ts'
import '#src/app/wire/playing.ts'
import '#src/features/announcer/announcements.tsx'
import '#src/features/writeup/writeup-button.tsx'
import '#src/pages/challenges.tsx'
import '#src/pages/game.tsx'
import '#src/pages/login.tsx'
import '#src/text/areas/announcement.en.ts'
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/connection.en.ts'
import '#src/text/areas/entry.en.ts'
import '#src/text/areas/writeup.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

export const GAME = 'GET /api/game/1'
export const DETAILS = 'GET /api/game/1/details'
export const CHALLENGE = 'GET /api/game/1/challenges/7'
export const SUBMIT = 'POST /api/game/1/challenges/7'

const HOUR_MS = 3_600_000
export const ok = (body?: unknown): Reply => ({ status: 200, body })
export const refused = (title: string, status = 400): Reply => ({ status, body: { title, status } })
/** A game that began five hours ago and goes on for five more. */
export const aRunningGame = (facts: Parameters<typeof aGameDetail>[0] = {}) =>
  aGameDetail({ status: 'Accepted', teamName: 'Red Pandas', start: fromNow(-5), end: fromNow(5), ...facts })
export const fromNow = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)

/** The challenges of a running game, in English, before a server that knows ada and her team, with a clock that a test can turn on. */
export interface PlayingWorld extends WholeApp {
  /** The server answers what is held. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
  passes: (ms: number) => Promise<void>
}

export async function openPlaying(
  address: string,
  answers: NonNullable<Parameters<typeof openWholeApp>[1]> = {},
  connect?: Parameters<typeof openWholeApp>[2],
): Promise<PlayingWorld> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  localStorage.setItem('language', 'en')
  const app = await openWholeApp(
    address,
    {
      'GET /api/account/profile': ok(aProfile()),
      'POST /api/account/login': ok(),
      'POST /api/account/logout': ok(),
      [GAME]: ok(aRunningGame()),
      [DETAILS]: ok(aPlay()),
      [CHALLENGE]: ok(aChallenge()),
      'GET /api/game/1/notices': ok([]),
      ...answers,
    },
    connect,
  )
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
      closeAllToasts()
      app.close()
      vi.useRealTimers()
    },
  }
}
