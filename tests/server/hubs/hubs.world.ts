import type { AddressInfo } from 'node:net'
import { type Hubs, type HubsNeed, mountHubs } from '#server/hubs/mount.ts'
import type { Role } from '#contract/models/role.ts'
import * as latest from '@microsoft/signalr'
import Fastify from 'fastify'
import * as older from 'signalr-7'

/** A tenth of the real heartbeat: pings after 1.5 s, silence ends a line after 3 s. */
export const BEAT_MS = 100
export const GAME = 7

export interface World {
  hubs: Hubs
  port: number
  url: string
  /** As the platform stops: no new line first, then the goodbye. */
  stop(): Promise<void>
}

/** A real listening server with the hubs and nothing else; who asks is written in the cookie, `who=<name>`. */
export async function aHubServer({ port = 0, ...needs }: Partial<HubsNeed> & { port?: number } = {}): Promise<World> {
  const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  const hubs = mountHubs(app, {
    sessionOf: async ({ headers }) => visitorOf(headers.cookie),
    gameExists: async (id) => id === GAME,
    originAllowed: ({ headers }) => headers.origin === undefined || headers.origin === `http://${headers.host}`,
    clock: { now: () => Date.now(), after: () => () => {} },
    logger: app.log,
    beatMs: BEAT_MS,
    ...needs,
  })
  await app.listen({ port, host: '127.0.0.1' })
  const { port: taken } = app.server.address() as AddressInfo
  return {
    hubs,
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
/** What an organiser does to a person; the test puts it back. */
export const setRole = (name: string, role: Role) => roles.set(name, role)

function visitorOf(cookie: string | undefined) {
  const id = /who=(\w+)/.exec(cookie ?? '')?.[1]
  const role = id === undefined ? undefined : roles.get(id)
  return id === undefined || role === undefined ? null : { id, role }
}

const CLIENTS = [
  { version: '10.0.11', library: latest },
  { version: '7.0.14', library: older },
] as const
const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const
export const CASES = CLIENTS.flatMap(({ version, library }) => TRANSPORTS.map((transport) => ({ version, library, transport })))
export type Case = (typeof CASES)[number]

/** The official client's connection, as far as both versions have it alike. */
export type Line = latest.HubConnection | older.HubConnection

export const named = (who: string | null): Record<string, string> => (who === null ? {} : { Cookie: `who=${who}` })

export function aLine({ library, transport }: Pick<Case, 'library' | 'transport'>, url: string, headers: Record<string, string>): Line {
  return new library.HubConnectionBuilder()
    .withUrl(url, { transport: library.HttpTransportType[transport], headers })
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
