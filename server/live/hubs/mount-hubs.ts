import { randomBytes } from 'node:crypto'
import { type Clock, steadyClock } from '#server/base/clock.ts'
import type { ConfigBroadcast, HubSender, HubMessage } from '#server/live/hub-messages.ts'
import type { SessionNow } from '#server/store/rows/session.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { openStreams } from '#server/live/streams/open-streams.ts'
import { streamName, type StreamStore } from '#server/live/streams/stream-store.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import { batchPerTurn } from '#server/live/streams/batch-items.ts'
import { accessOf, type HubLookups, type HubVisitor } from './hub-access.ts'
import { singleProcessBackplane, type Broadcast, type OpenBackplane } from './backplane.ts'
import { audienceOfUser, BEAT_MS, Connections, EVERYBODY } from './connections.ts'
import { frame } from '../protocol/frame.ts'
import { groupOf, HUB_NAMES, HUBS, streamsGroupOf } from './hub-names.ts'
import { invocation } from '../protocol/messages.ts'
import { RecentMessages } from './recent-messages.ts'
import { hubRoutes, MAX_BODY_BYTES } from './hub-routes.ts'
import { routeUpgrades } from './upgrades.ts'

/** A client's message is short and comes in one frame. More fragments are an attack. */
const MAX_FRAGMENTS = 16

export interface HubOptions {
  /** The session of the request with the current role of its user. */
  sessionOf(request: FastifyRequest): Promise<HubVisitor | null>
  /** Null: the session is no longer valid. */
  sessionNow(tokenHash: string): Promise<SessionNow | null>
  lookup: HubLookups
  /** The address by which anonymous callers are counted. Null: a user. */
  addressOf(request: FastifyRequest): string | null
  originAllowed(request: FastifyRequest): boolean
  clock: Clock
  logger: FastifyBaseLogger
  /** The key that signs connection tokens. Processes behind one balancer share it. */
  key?: Buffer
  backplane?: OpenBackplane
  streams: StreamStore
  beatMs?: number
}
export interface Hubs extends HubSender, StreamWriter, ConfigBroadcast {
  /**
   * Call it after the server has stopped listening, because clients reconnect as soon as their connection
   * closes.
   */
  stop(): Promise<void>
  readonly size: number
  readonly following: { relays: number; audiences: number }
}

export function mountHubs(app: FastifyInstance, needs: HubOptions): Hubs {
  const streams = openStreams({
    store: needs.streams,
    clock: steadyClock,
    wallClock: needs.clock,
    logger: needs.logger,
  })
  const recent = new RecentMessages(() => steadyClock.now())
  const connections = new Connections({
    ...needs,
    recent,
    sessionNow: (tokenHash) => needs.sessionNow(tokenHash),
    streams,
    beatMs: needs.beatMs ?? BEAT_MS,
  })
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_BODY_BYTES,
    maxFragments: MAX_FRAGMENTS,
    clientTracking: false,
  })
  const key = needs.key ?? randomBytes(32)
  const paths = HUB_NAMES.map((name) => HUBS[name].path)
  const upgrades = routeUpgrades(app, app.server, (url) =>
    paths.some((path) => url.toLowerCase().startsWith(path)),
  )
  const hear = (broadcast: Broadcast) => {
    switch (broadcast.kind) {
      case 'message':
        recent.note(broadcast.group, broadcast.text)
        return connections.deliver(broadcast.group, frame(broadcast.text))
      case 'bulletin':
        recent.note(EVERYBODY, broadcast.text)
        return connections.deliverToStreams(frame(broadcast.text))
      case 'person':
        recent.note(audienceOfUser(broadcast.userId), broadcast.text)
        return connections.deliverToUser(broadcast.userId, frame(broadcast.text))
      case 'items':
        return streams.receive(broadcast.told)
      case 'evict':
        return connections.disconnectUser(broadcast.userId)
      case 'rejoin':
        return connections.reconnectUser(broadcast.userId)
      case 'withdraw':
        return connections.closeGame(broadcast.game, broadcast.from)
      case 'start':
        return streams.moveStart(broadcast.game, broadcast.at)
      default:
        broadcast satisfies never
    }
  }
  const backplane = (needs.backplane ?? singleProcessBackplane)(hear, (isHearing) =>
    recent.hearing(isHearing),
  )
  const tell = batchPerTurn((told) => backplane.publish({ kind: 'items', told }))

  let stopping: Promise<void> | null = null
  const stop = () =>
    (stopping ??= connections.stop().then(() => {
      streams.stop()
      return backplane.close()
    }))
  // Closing the app would otherwise wait for open streams forever.
  app.addHook('preClose', stop)

  for (const name of HUB_NAMES) {
    void app.register(
      hubRoutes({
        name,
        key,
        clock: needs.clock,
        connections,
        webSockets,
        upgrades,
        originAllowed: (request) => needs.originAllowed(request),
        visit: async (request, asked) => {
          const visitor = await needs.sessionOf(request)
          const access = await accessOf(name, visitor, asked, needs.lookup)
          return {
            userId: visitor?.id ?? null,
            session: visitor?.session ?? null,
            address: needs.addressOf(request),
            access,
          }
        },
        userOf: async (request) => (await needs.sessionOf(request))?.id ?? null,
        isStopping: () => stopping !== null,
      }),
    )
  }

  return {
    publish({ hub, game, lines = 'base', target, payload }: HubMessage) {
      const group = lines === 'base' ? groupOf(hub, game) : streamsGroupOf(hub, game)
      backplane.publish({ kind: 'message', group, text: invocation(target, payload) })
    },
    tellUser: (userId, target, payload) =>
      backplane.publish({ kind: 'person', userId, text: invocation(target, payload) }),
    broadcast: (target, payload) =>
      backplane.publish({ kind: 'bulletin', text: invocation(target, payload) }),
    disconnectUser: (userId) => backplane.publish({ kind: 'evict', userId }),
    reconnectUser: (userId) => backplane.publish({ kind: 'rejoin', userId }),
    closeGame: (game, from) => backplane.publish({ kind: 'withdraw', game, from }),
    moveStart: (game, at) => backplane.publish({ kind: 'start', game, at }),
    append: (key, from, items) => tell({ name: streamName(key), from, items }),
    stop,
    get size() {
      return connections.size
    },
    get following() {
      return streams.size
    },
  }
}
