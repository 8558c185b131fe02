import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { GameEdit } from '#contract/streams.ts'
import type { Submission } from '#contract/models/submission.ts'
import type { ReceivedPart, ConnectionEvent } from '#machines/live/connection-events.ts'
import type { HubConnector } from '#src/live/hub-connector.ts'
import { settle } from './app.world.tsx'
import { aConfig, aGameDetail, aGameToEdit, aProfile } from './builders.ts'
import { aBoardModel, aScoreboard, SPAN } from './scoreboard.world.ts'
// These modules load first, so that no test waits for a file.
import './organiser.world.ts'
import '#src/wiring/live-machines.ts'
import '#src/wiring/monitor.ts'
import '#src/shell/keep-connection.tsx'
import '#src/pages/admin-logs.tsx'
import '#src/features/monitor/cheat-list.tsx'
import '#src/pages/room-live.tsx'
import '#src/text/areas/audit.en.ts'
import '#src/text/areas/connection.en.ts'
import '#src/text/areas/logs.en.ts'
import '#src/text/areas/platform-timeline.en.ts'
import '#src/text/areas/monitor.en.ts'

export const ok = (body?: unknown) => ({ status: 200, body })
const FIRST = 'count=100&skip=0'
export const EVENTS = `GET /api/game/1/events?${FIRST}&hideContainer=false`
export const EVENTS_WITHOUT = `GET /api/game/1/events?${FIRST}&hideContainer=true`
export const SUBMISSIONS = `GET /api/game/1/submissions?${FIRST}`
export const CHEATS = 'GET /api/game/1/cheatinfo'

/** The time of this minute of the hour in which the tests play. */
const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00+00:00`

export const anEvent = (minute: number, facts: Partial<GameEvent> = {}): GameEvent => ({
  type: 'FlagSubmit',
  content: `[WrongAnswer] flag{${minute}}  Warm up#7`,
  time: at(minute),
  user: 'grace',
  team: 'Owls',
  ...facts,
})
export const aSubmission = (minute: number, facts: Partial<Submission> = {}): Submission => ({
  answer: `flag{${minute}}`,
  status: 'WrongAnswer',
  time: at(minute),
  user: 'grace',
  team: 'Owls',
  challenge: 'Warm up',
  ...facts,
})
export const aLog = (minute: number, facts: Partial<LogMessageModel> = {}): LogMessageModel => ({
  time: at(minute),
  name: 'grace',
  level: 'Information',
  ip: '192.0.2.7',
  msg: `Message ${minute}`,
  status: 'Success',
  ...facts,
})
export const anEntry = (number: number, facts: Partial<AuditEntry> = {}): AuditEntry => ({
  number,
  time: at(number % 60),
  actorId: '00000000-0000-4000-8000-000000000001',
  actor: 'root',
  ip: '192.0.2.7',
  act: 'TeamDeleted',
  kind: 'team',
  id: String(number),
  name: `Team ${number}`,
  changes: [],
  ...facts,
})
const NAMES = ['', 'Red Pandas', 'Owls', 'Moles']
export function aCheat(
  minute: number,
  owner: number,
  sender: number,
  statuses: Partial<Record<number, ParticipationStatus>> = {},
): CheatInfoModel {
  const side = (id: number) => ({
    id,
    team: { id, name: NAMES[id] ?? '', avatar: null },
    status: statuses[id] ?? ('Accepted' as const),
    organization: null,
  })
  const submission = aSubmission(minute, { status: 'CheatDetected', team: NAMES[sender] ?? '' })
  return { ownedTeam: side(owner), submitTeam: side(sender), submission }
}

/** A running game on a server without numbered streams, with a monitor signed in. */
export const watched = (role: 'Monitor' | 'Admin', features: readonly string[] = ['board']) => ({
  'GET /api/config': ok(aConfig({ features: [...features] })),
  'GET /api/account/profile': ok(aProfile({ role })),
  'GET /api/game/1': ok(aGameDetail(SPAN)),
  'GET /api/edit/games/1': ok(aGameToEdit(SPAN)),
  'GET /api/game/1/board': ok(aBoardModel({ teams: 2, challenges: 1 })),
  'GET /api/game/1/scoreboard': ok(aScoreboard()),
  'GET /api/game/1/events': ok([]),
  'GET /api/game/1/submissions': ok([]),
  'GET /api/admin/logs': ok([]),
  'GET /api/game/1/notices': ok([]),
  [EVENTS]: ok([]),
  [SUBMISSIONS]: ok([]),
})

/** Connections that open immediately. The test sends their messages. */
export function openFakeHub(): {
  connect: HubConnector
  tell: (hub: 'monitor' | 'admin', parts: readonly ReceivedPart[]) => Promise<void>
  /** Tells monitors that a part of a game has changed. */
  tellEdit: (edit: GameEdit) => Promise<void>
  cut: () => Promise<void>
} {
  // There is one tab with its own connection, so every lock is granted.
  vi.stubGlobal('BroadcastChannel', undefined)
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_: string, work: () => unknown) => work() },
  })
  let isCut = false
  const lines = new Map<string, (heard: ConnectionEvent) => void>()
  return {
    connect(address, say) {
      const hub = address.split(/[/?]/)[2] ?? ''
      lines.set(hub, say)
      queueMicrotask(() => say({ type: isCut ? 'hub.dropped' : 'hub.opened' }))
      return () => {
        if (lines.get(hub) === say) lines.delete(hub)
      }
    },
    async tell(hub, parts) {
      await waitFor(() => expect([...lines.keys()]).toContain(hub))
      await act(async () => lines.get(hub)?.({ type: 'hub.heard', parts }))
      await settle()
    },
    async tellEdit(edit) {
      await waitFor(() => expect([...lines.keys()]).toContain('monitor'))
      await act(async () => lines.get('monitor')?.({ type: 'hub.edited', edit }))
      await settle()
    },
    async cut() {
      isCut = true
      await act(async () => lines.forEach((say) => say({ type: 'hub.dropped' })))
    },
  }
}

export const told = {
  event: (event: GameEvent): ReceivedPart => ({
    stream: 'monitor',
    from: null,
    items: [{ kind: 'event', event }],
  }),
  submission: (submission: Submission): ReceivedPart => ({
    stream: 'monitor',
    from: null,
    items: [{ kind: 'submission', submission }],
  }),
  log: (log: LogMessageModel): ReceivedPart => ({ stream: 'logs', from: null, items: [log] }),
  audit: (entry: AuditEntry): ReceivedPart => ({ stream: 'audit', from: null, items: [entry] }),
}

/** The text of each row of this list, from the top. */
export function rowsOf(name: RegExp): (string | null)[] {
  const list = screen.queryByRole('region', { name })
  return list ? [...list.querySelectorAll('li')].map(({ textContent }) => textContent) : []
}

export async function scroll(name: RegExp, top: number): Promise<void> {
  const list = screen.getByRole('region', { name })
  // A list that is shorter than the screen does not scroll, so its box is made smaller.
  Object.assign(list.style, { maxHeight: '8rem', overflow: 'auto' })
  for (const rows of list.querySelectorAll('ol')) rows.style.minHeight = '40rem'
  await act(async () => {
    list.scrollTop = top
    fireEvent.scroll(list)
  })
  await settle()
}
