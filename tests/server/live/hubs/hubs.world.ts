import type { AddressInfo } from 'node:net'
import { type Hubs, type HubOptions, mountHubs } from '#server/live/hubs/mount-hubs.ts'
import type { Role } from '#contract/models/role.ts'
import { memoryStreams, type MemoryStreams } from '#tests/server/live/streams/streams.world.ts'
import * as latest from '@microsoft/signalr'
import Fastify from 'fastify'
import * as older from 'signalr-7'

/**
 * A tenth of the real heartbeat, to save time: pings after 1.5 s, and silence ends a connection after 3 s.
 */
export const BEAT_MS = 100
export const GAME = 7
export const HIDDEN_GAME = 9

export interface World {
  hubs: Hubs
  streams: MemoryStreams
  port: number
  url: string
  /** Stops as the platform does: it refuses new connections first, then closes the open ones. */
  stop(): Promise<void>
}

/** A real listening server with only the hubs. The cookie `who=<name>` names the caller. */
export async function aHubServer({
  port = 0,
  ...needs
}: Partial<HubOptions> & { port?: number } = {}): Promise<World> {
  const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  const streams = memoryStreams()
  const hubs = mountHubs(app, {
    sessionOf: async ({ headers }) => visitorOf(headers.cookie),
    sessionNow: async (tokenHash) => {
      const [endsAt, role] = [sessionEnds.get(tokenHash), roles.get(tokenHash)]
      return endsAt === undefined || role === undefined ? null : { endsAt, role }
    },
    lookup: {
      gameIsKnown: async (id, visitor) => id === GAME || (id === HIDDEN_GAME && visitor !== null),
      participationOf: async (_, userId) => participations.get(userId) ?? null,
    },
    addressOf: ({ ip }) => ip,
    streams: streams.store,
    originAllowed: ({ headers }) =>
      headers.origin === undefined || headers.origin === `http://${headers.host}`,
    clock: { now: () => Date.now(), after: () => () => {} },
    logger: app.log,
    beatMs: BEAT_MS,
    ...needs,
  })
  await app.listen({ port, host: '127.0.0.1' })
  const { port: taken } = app.server.address() as AddressInfo
  return {
    hubs,
    streams,
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    stop: async () => {
      app.server.close()
      await hubs.stop()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

const roles = new Map<string, Role>([
  ['ada', 'User'],
  ['mona', 'Monitor'],
  ['root', 'Admin'],
  ['bad', 'Banned'],
])
/** Changes a role as an organiser does. The test must restore it. */
export const setRole = (name: string, role: Role) => roles.set(name, role)

/** The participation of each player. */
export const participations = new Map([['ada', 12]])

/** The end of each session. Without an entry the session does not end. */
export const sessionEnds = new Map<string, number>()

function visitorOf(cookie: string | undefined) {
  const id = /who=(\w+)/.exec(cookie ?? '')?.[1]
  const role = id === undefined ? undefined : roles.get(id)
  if (id === undefined || role === undefined) return null
  const endsAt = sessionEnds.get(id)
  return { id, role, session: endsAt === undefined ? null : { tokenHash: id, endsAt } }
}

const CLIENTS = [
  { version: '10.0.11', library: latest },
  { version: '7.0.14', library: older },
] as const
const WAYS = [
  { way: 'WebSockets', transport: 'WebSockets', skipNegotiation: false },
  { way: 'WebSockets without negotiation', transport: 'WebSockets', skipNegotiation: true },
  { way: 'ServerSentEvents', transport: 'ServerSentEvents', skipNegotiation: false },
  { way: 'LongPolling', transport: 'LongPolling', skipNegotiation: false },
] as const
export const CASES = CLIENTS.flatMap((client) => WAYS.map((way) => ({ ...client, ...way })))
export type Case = (typeof CASES)[number]

/** The connection of the official client, in the form that both versions share. */
export type Line = latest.HubConnection | older.HubConnection

export const named = (who: string | null): Record<string, string> =>
  who === null ? {} : { Cookie: `who=${who}` }

type How = Pick<Case, 'library' | 'transport'> & { skipNegotiation?: boolean }

export function aLine(
  { library, transport, skipNegotiation = false }: How,
  url: string,
  headers: Record<string, string>,
): Line {
  return new library.HubConnectionBuilder()
    .withUrl(url, { transport: library.HttpTransportType[transport], skipNegotiation, headers })
    .withAutomaticReconnect(Array.from({ length: 20 }, () => 100))
    .configureLogging(library.LogLevel.None)
    .build()
}

export async function until(isSo: () => boolean, patienceMs = 5000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not become so.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
