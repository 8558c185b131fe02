import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import type { StreamItems } from '#contract/streams.ts'
import { routes } from '#src/app/routes.tsx'
import type { HubEvent } from '#src/live/hub-connector.ts'
import { openAppWorld, show, type AppWorld } from './app.world.tsx'
import { aConfig, aNotice } from './builders.ts'
import { aFullEvent, type FullEvent } from './full-event.ts'
import '#src/shell/keep-connection.tsx'
import '#src/features/notices/notice-presenter.tsx'
import '#src/wiring/notices.ts'

/** Clients spread what they read again over a second, so tests wait that long. */
const READ_MS = 1_000

export interface LiveEvent extends AppWorld {
  event: FullEvent
  /** The team with this index in the list of names solves a challenge. */
  solves: (team: number, title: string) => Promise<void>
  tells: (type: NoticeType, content: string) => Promise<void>
  /** Reports a change of the game and the posts, so that open screens read them again. */
  changes: () => Promise<void>
  /** Publishes what a freeze hid, as organisers do after the end. */
  reveals: (board: FullEvent['model']) => Promise<void>
  /** Breaks the connection, which then does not reconnect. */
  drops: () => Promise<void>
  goesOffline: () => Promise<void>
  comesBack: () => Promise<void>
}
interface LiveFacts {
  language?: 'en' | 'zh' | 'ja'
  scheme?: 'dark' | 'light'
  event?: FullEvent
  answers?: FullEvent['answers']
}

/** Opens a full event on a server that numbers its streams. The window must have its size before. */
export async function openLiveEvent(
  address: string,
  { language = 'en', scheme = 'dark', event = aFullEvent(), answers = {} }: LiveFacts = {},
): Promise<LiveEvent> {
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  vi.stubGlobal('BroadcastChannel', undefined)
  const told = { board: event.board.seq, notices: 2 }
  let isCut = false
  let say: (heard: HubEvent) => void = () => {}
  const world = openAppWorld(
    {
      ...event.answers,
      'GET /api/config': {
        status: 200,
        body: aConfig({ title: 'Vexil', features: ['board', 'streams'] }),
      },
      ...answers,
    },
    (_, hear) => {
      say = hear
      queueMicrotask(() => {
        if (isCut) return hear({ type: 'hub.dropped' })
        hear({ type: 'hub.opened' })
        hear({
          type: 'hub.heard',
          parts: [
            { stream: 'board', from: told.board + 1, items: [] },
            { stream: 'notices', from: told.notices + 1, items: [] },
            { stream: 'team', from: 1, items: [] },
          ],
        })
      })
      return () => {}
    },
  )
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await show(world, <RouterProvider router={router} />)
  // Live parts load on the first touch of the page, so the test touches it.
  await act(async () => void dispatchEvent(new Event('pointerdown')))
  const hears = (heard: HubEvent) => act(async () => say(heard))
  return {
    ...world,
    event,
    solves(team, title) {
      told.board += 1
      const fact: StreamItems['board'] = {
        kind: 'solve',
        teamId: event.board.rows[team]?.id ?? 0,
        challengeId: event.challengeId(title),
        at: Date.now(),
        user: 'somebody',
      }
      return hears({ type: 'hub.heard', parts: [{ stream: 'board', from: told.board, items: [fact] }] })
    },
    tells(type, content) {
      told.notices += 1
      const notice: GameNotice = aNotice({ id: told.notices, type, content, time: toIso(Date.now()) })
      const item: StreamItems['notices'] = { kind: 'added', notice }
      return hears({ type: 'hub.heard', parts: [{ stream: 'notices', from: told.notices, items: [item] }] })
    },
    async changes() {
      await hears({ type: 'hub.game', game: 1 })
      await hears({ type: 'hub.list', list: 'posts' })
      await act(() => new Promise((done) => setTimeout(done, READ_MS)))
    },
    reveals(board) {
      told.board += 1
      world.server.says('GET /api/game/1/board', { status: 200, body: { ...board, seq: told.board } })
      const change: StreamItems['board'] = { kind: 'change' }
      return hears({ type: 'hub.heard', parts: [{ stream: 'board', from: told.board, items: [change] }] })
    },
    drops() {
      isCut = true
      return hears({ type: 'hub.dropped' })
    },
    goesOffline: () => act(async () => void dispatchEvent(new Event('offline'))),
    async comesBack() {
      isCut = false
      await act(async () => void dispatchEvent(new Event('online')))
    },
    close() {
      world.close()
      vi.unstubAllGlobals()
    },
  }
}
