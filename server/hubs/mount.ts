import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Live, LiveMessage } from '#server/live.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { accessOf, type Visitor } from './access.ts'
import { alone, type OpenBackplane } from './backplane.ts'
import { BEAT_MS, Connections } from './connections.ts'
import { frame } from './frame.ts'
import { groupOf, HUB_NAMES, HUBS } from './hubs.ts'
import { invocation } from './protocol.ts'
import { hubRoutes, LARGEST_BODY } from './routes.ts'
import { routeUpgrades } from './upgrades.ts'

export interface HubsNeed {
  /** Whose session the request carries, with the role he has now. */
  sessionOf(request: FastifyRequest): Promise<Visitor | null>
  gameExists(id: number): Promise<boolean>
  originAllowed(request: FastifyRequest): boolean
  clock: Clock
  logger: FastifyBaseLogger
  /** Signs connection tokens; processes behind one balancer share it. */
  key?: Buffer
  backplane?: OpenBackplane
  beatMs?: number
}
export interface Hubs extends Live {
  /** Stop listening first: a client that is told to come back does so at once. */
  stop(): Promise<void>
  readonly size: number
}

export function mountHubs(app: FastifyInstance, needs: HubsNeed): Hubs {
  const connections = new Connections(needs.clock, needs.logger, needs.beatMs ?? BEAT_MS)
  const webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: LARGEST_BODY, clientTracking: false })
  const key = needs.key ?? randomBytes(32)
  const paths = HUB_NAMES.map((name) => HUBS[name].path)
  const upgrades = routeUpgrades(app, app.server, (url) => paths.some((path) => url.toLowerCase().startsWith(path)))
  const backplane = (needs.backplane ?? alone)((broadcast) => {
    if (broadcast.kind === 'evict') connections.evict(broadcast.userId)
    else connections.deliver(broadcast.group, frame(broadcast.text))
  })

  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= connections.stop().then(() => backplane.close()))
  // Closing the app would otherwise wait for ever for the streams that are open.
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
        visit: async (request, game) => {
          const visitor = await needs.sessionOf(request)
          return { userId: visitor?.id ?? null, access: await accessOf(name, visitor, game, (id) => needs.gameExists(id)) }
        },
        userOf: async (request) => (await needs.sessionOf(request))?.id ?? null,
        isStopping: () => stopping !== null,
      }),
    )
  }

  return {
    publish: ({ hub, game, target, payload }: LiveMessage) =>
      backplane.publish({ kind: 'message', group: groupOf(hub, game), text: invocation(target, payload) }),
    evict: (userId) => backplane.publish({ kind: 'evict', userId }),
    stop,
    get size() {
      return connections.size
    },
  }
}
