import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type {
  ContainerEnd,
  ContainerInfoModel,
  ContainerStateModel,
  TeamContainersModel,
} from '#contract/models/container.ts'
import { instant, toIso } from '#contract/models/time.ts'
import type { StreamPart } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from './app.world.tsx'
import { aChallenge, aConfig } from './builders.ts'
import { CHALLENGE, ok, openPlaying, type PlayingWorld } from './playing.world.tsx'
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
  /** The call with which the client looks at the container of the open challenge. */
  looks: string
  /** Sets the server's containers without a message, so that only a read can find the change. */
  has: (containers: readonly ContainerStateModel[], facts?: Partial<TeamContainersModel>) => void
  /**
   * Sends a container's new state to the whole team. `other` is for a challenge that is not open. A base server
   * sends nothing, so the page finds it with its next read.
   */
  pushes: (
    container: ContainerStateModel | null,
    end?: ContainerEnd | null,
    challengeId?: number,
  ) => Promise<void>
}

/** The page of a challenge reads it at this interval. */
const REFRESH_MS = 60_000
const STEP_MS = 5_000

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
    looks: app.isOnBase ? CHALLENGE : LIST,
    has: (containers, facts) => hasFrom(app, containers, facts),
    pushes: (container, end = null, challengeId = 7) => {
      if (app.isOnBase) return findsByReading(app, container)
      from += 1
      return tells({ stream: 'team', from, items: [{ kind: 'container', challengeId, container, end }] })
    },
  }
}

function hasFrom(
  { server, isOnBase }: Pick<PlayingWorld, 'server' | 'isOnBase'>,
  containers: readonly ContainerStateModel[],
  facts?: Partial<TeamContainersModel>,
) {
  server.says(LIST, ok(someContainers(containers, facts)))
  if (isOnBase) server.says(CHALLENGE, ok(challengeWith(containers[0])))
}

/** The challenge as a base server sends it, with the address of its container. */
function challengeWith(container: ContainerStateModel | undefined) {
  const beside = { closeTime: container?.expectStopAt ?? null, instanceEntry: container?.entry ?? null }
  return aChallenge({ type: 'DynamicContainer', context: { url: null, fileSize: null, ...beside } })
}

/** Waits for the next read of the page. The time until then is not taken from the life of the container. */
async function findsByReading(
  app: Pick<PlayingWorld, 'server' | 'isOnBase' | 'passes' | 'answer'>,
  container: ContainerStateModel | null,
) {
  const since = Date.now()
  const asked = app.server.countOf(CHALLENGE)
  app.server.says(CHALLENGE, 'held')
  for (let past = 0; past <= REFRESH_MS && app.server.countOf(CHALLENGE) === asked; past += STEP_MS)
    await app.passes(STEP_MS)
  const stopsAt = container?.expectStopAt
  const found =
    container && stopsAt
      ? { ...container, expectStopAt: toIso(instant(stopsAt) + Date.now() - since) }
      : undefined
  hasFrom(app, found ? [found] : [])
  await app.answer(CHALLENGE, ok(challengeWith(found)))
}
