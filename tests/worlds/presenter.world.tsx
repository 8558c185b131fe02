import { act, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { GameNotice } from '#contract/models/notice.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { PRESENTED_KEY } from '#src/browser/presented-store.ts'
import { aConfig, aNotice, aProfile } from './builders.ts'
import { ok, openPlaying, type PlayingWorld } from './playing.world.tsx'
import '#src/wiring/notices.ts'
import '#src/shell/keep-connection.tsx'
import '#src/features/notices/notice-presenter.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/text/areas/presenter.en.ts'

/** The challenges of a game on a server that numbers its notices. One notice exists already. */
export interface PresenterWorld extends PlayingWorld {
  tell: (...notices: GameNotice[]) => Promise<void>
  /** Sends a notice a second time, as a connection does after a reconnect. */
  repeat: (notice: GameNotice) => Promise<void>
  look: (state: 'visible' | 'hidden') => Promise<void>
  /**
   * All messages so far, in their order. A test on a busy machine may look only after a message has gone by
   * itself.
   */
  told: () => readonly string[]
}

export async function openPresenter(): Promise<PresenterWorld> {
  vi.stubGlobal('BroadcastChannel', undefined)
  let say: (heard: ConnectionEvent) => void = () => {}
  let last = 1
  const app = await openPlaying(
    '/games/1/challenges',
    {
      'GET /api/config': ok(aConfig({ features: ['streams'] })),
      'GET /api/account/profile': ok(aProfile()),
      'GET /api/game/1/notices': ok([aNotice({ id: 1, content: 'Welcome.' })]),
    },
    (_, hear) => {
      say = hear
      queueMicrotask(() => {
        hear({ type: 'hub.opened' })
        hear({ type: 'hub.heard', parts: [{ stream: 'notices', from: last + 1, items: [] }] })
      })
      return () => {}
    },
  )
  // The connection and the presenter load when the page is idle or on the first touch, so the test touches
  // the page.
  await act(async () => void dispatchEvent(new Event('pointerdown')))
  await screen.findByRole('button', { name: /^Notices/ })
  await waitFor(() => expect(localStorage.getItem(PRESENTED_KEY)).not.toBeNull())
  await app.passes(100)
  const told: string[] = []
  const watch = new MutationObserver(() => {
    for (const text of toasts()) if (told.at(-1) !== text) told.push(text)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const hear = async (from: number, ...notices: GameNotice[]) => {
    const items = notices.map((notice) => ({ kind: 'added' as const, notice }))
    await act(async () => say({ type: 'hub.heard', parts: [{ stream: 'notices', from, items }] }))
    await app.passes(1_200)
  }
  return {
    ...app,
    async tell(...notices) {
      const from = last + 1
      last += notices.length
      await hear(from, ...notices)
    },
    repeat: (notice) => hear(last, notice),
    async look(state) {
      await act(async () => see(state))
      await app.passes(300)
    },
    told: () => told,
    close() {
      watch.disconnect()
      see('visible')
      app.close()
      vi.unstubAllGlobals()
    },
  }
}

/** The toasts as a screen reader reads them, without decorative figures. */
export const toasts = () =>
  [...document.querySelectorAll('[data-toast]')].map((toast) => {
    const heard = document.createElement('div')
    heard.append(toast.cloneNode(true))
    for (const mute of heard.querySelectorAll('[aria-hidden]')) mute.remove()
    return heard.textContent
  })

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
