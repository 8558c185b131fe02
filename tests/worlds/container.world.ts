import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type {
  ContainerEnd,
  ContainerInfoModel,
  ContainerStateModel,
  TeamContainersModel,
} from '#contract/models/container.ts'
import { toIso } from '#contract/models/time.ts'
import type { StreamPart } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from './app.world.tsx'
import { aChallenge, aConfig } from './builders.ts'
import { CHALLENGE, ok, openPlaying, type PlayingWorld } from './playing.world.tsx'
import type { FakeServer } from './server.ts'
// These modules load first, so that no test waits for a file.
import '#src/shell/confirm-dialog.tsx'
import '#src/text/areas/question.en.ts'

export const LIST = 'GET /api/game/1/containers'
export const START = 'POST /api/game/1/container/7'
export const PROLONG = 'POST /api/game/1/container/7/prolong'
export const DESTROY = 'DELETE /api/game/1/container/7'
export const ENTRY = '192.0.2.7:31337'
/** The life of a container, long enough for a test to see the last minutes begin. */
export const LIFE = 10 * 60_000 + 3_000
export const TOO_SOON = {
  status: 429,
  body: { title: 'Too often', status: 429 },
  headers: { 'Retry-After': '8' },
}

/** Records the texts copied to the clipboard from now on. */
export function noteCopies(): readonly string[] {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  return copied
}

/** The time in `ms`, by the clock of the test. */
export const inMs = (ms: number) => toIso(Date.now() + ms)

/** The instance of the open challenge, which grace has requested and which is not running yet. */
export function aContainer(facts: Partial<ContainerStateModel> = {}): ContainerStateModel {
  return {
    challengeId: 7,
    title: 'Warm up',
    phase: 'Queued',
    ahead: 0,
    user: 'grace',
    askedAt: inMs(0),
    startedAt: null,
    expectStopAt: null,
    entry: null,
    ...facts,
  }
}
export const aRunningContainer = (ms: number, facts: Partial<ContainerStateModel> = {}) =>
  aContainer({ phase: 'Running', startedAt: inMs(0), expectStopAt: inMs(ms), entry: ENTRY, ...facts })
export const anAnswer = (ms: number, facts: Partial<ContainerInfoModel> = {}): ContainerInfoModel => ({
  status: 'Running',
  startedAt: inMs(0),
  expectStopAt: inMs(ms),
  entry: ENTRY,
  ...facts,
})
export function someContainers(
  containers: readonly ContainerStateModel[],
  facts: Partial<TeamContainersModel> = {},
): TeamContainersModel {
  return { runtime: true, limit: 3, replacesOldest: false, containers: [...containers], ...facts }
}

export interface ContainerWorld extends PlayingWorld {
  /** Sets the server's containers without a message, so that only a read can find the change. */
  has: (containers: readonly ContainerStateModel[], facts?: Partial<TeamContainersModel>) => void
  /** Sends a container's new state to the whole team. `other` is for a challenge that is not open. */
  pushes: (
    container: ContainerStateModel | null,
    end?: ContainerEnd | null,
    challengeId?: number,
  ) => Promise<void>
}

/** Opens a challenge with a container, on a server that lists containers and pushes their changes. */
export async function openContainer(
  answers: NonNullable<Parameters<typeof openPlaying>[1]> = {},
  address = '/games/1/challenges/7',
): Promise<ContainerWorld> {
  const lines: ((heard: ConnectionEvent) => void)[] = []
  const app = await openPlaying(
    address,
    {
      'GET /api/config': ok(aConfig({ features: ['streams', 'containers'] })),
      [CHALLENGE]: ok(aChallenge({ type: 'DynamicContainer' })),
      [LIST]: ok(someContainers([])),
      [START]: 'held',
      [PROLONG]: 'held',
      [DESTROY]: 'held',
      ...answers,
    },
    (_, say) => {
      lines.push(say)
      return () => {}
    },
  )
  await vi.waitFor(() => {
    if (lines.length === 0) throw new Error('No line is open.')
  })
  const hears = async (...heard: ConnectionEvent[]) => {
    await act(async () => heard.forEach((each) => lines.at(-1)?.(each)))
    await settle()
  }
  const tells = (...parts: StreamPart[]) => hears({ type: 'hub.heard', parts })
  await hears({ type: 'hub.opened' })
  await tells(
    { stream: 'board', from: 1, items: [] },
    { stream: 'notices', from: 1, items: [] },
    { stream: 'team', from: 1, items: [] },
  )
  let from = 0
  return {
    ...app,
    has: (containers, facts) => hasFrom(app.server, containers, facts),
    pushes: (container, end = null, challengeId = 7) => {
      from += 1
      return tells({ stream: 'team', from, items: [{ kind: 'container', challengeId, container, end }] })
    },
  }
}

function hasFrom(
  server: FakeServer,
  containers: readonly ContainerStateModel[],
  facts?: Partial<TeamContainersModel>,
) {
  server.says(LIST, ok(someContainers(containers, facts)))
}
