import type { IncomingMessage } from 'node:http'
import type { Clock } from '#server/base/clock.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocketServer } from 'ws'
import type { HubRequest } from './hub-access.ts'
import type { Connection, ConnectionOwner } from './connection.ts'
import type { Connections } from './connections.ts'
import { type HubName, HUBS } from './hub-names.ts'
import { negotiate } from './negotiate.ts'
import { newTicket, readTicket } from './connection-token.ts'
import { LongPolling } from './transports/long-polling.ts'
import { eventTransport } from './transports/server-sent-events.ts'
import { listen, webSocketTransport } from './transports/web-sockets.ts'
import type { Upgrade } from './upgrades.ts'

export const MAX_BODY_BYTES = 64 * 1024
/** Rights that change during the query are read again, at most this often. */
const MAX_TRIES = 5

export interface HubRoutes {
  name: HubName
  key: Buffer
  clock: Clock
  connections: Connections
  webSockets: WebSocketServer
  upgrades: WeakMap<IncomingMessage, Upgrade>
  originAllowed(request: FastifyRequest): boolean
  visit(request: FastifyRequest, asked: HubRequest): Promise<Omit<ConnectionOwner, 'id'>>
  userOf(request: FastifyRequest): Promise<string | null>
  isStopping(): boolean
}

export const hubRoutes = (hub: HubRoutes) => (scope: FastifyInstance, _: unknown, done: () => void) => {
  const { path } = HUBS[hub.name]
  // Clients send messages as text/plain, and negotiate without a body.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, parsed) => parsed(null, body),
  )
  scope.addHook('preHandler', async (request, reply) => {
    if (hub.isStopping()) return reply.code(503).send()
    if (!hub.originAllowed(request)) return reply.code(403).send()
  })

  scope.post(`${path}/negotiate`, { bodyLimit: MAX_BODY_BYTES }, (request) =>
    negotiate(hub.key, hub.name, queried(request, 'negotiateVersion'), hub.clock.now()),
  )

  scope.get(path, async (request, reply) => {
    const token = queried(request, 'id')
    const upgrade = hub.upgrades.get(request.raw)
    if (token === null && upgrade === undefined) return reply.code(400).send()
    // A WebSocket may connect without negotiation, and has no token then.
    const ticket = token === null ? newTicket(hub.clock.now()) : readTicket(hub.key, hub.name, token)
    if (ticket === null) return reply.code(404).send()
    const known = hub.connections.find(ticket.id)
    if (known) return poll(known, request, reply)
    if (!hub.connections.use(ticket)) return reply.code(404).send()

    return admit(request, reply, (visit) => open({ id: ticket.id, ...visit }, upgrade, request, reply))
  })

  scope.post(path, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const connection = await own(request, reply)
    if (!connection) return reply
    const { body } = request
    if (typeof body === 'string' && connection.takeFrame() && connection.takeBytes(Buffer.byteLength(body)))
      connection.receive(body)
    return textual(reply).send('')
  })

  scope.delete(path, async (request, reply) => {
    const connection = await own(request, reply)
    if (!connection) return reply
    connection.cut()
    return reply.code(202).send()
  })
  done()

  /**
   * Decides again if the rights changed while they were read. `opening` must not wait, so that no change
   * happens in between.
   */
  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    opening: (visit: Omit<ConnectionOwner, 'id'>) => FastifyReply,
  ) {
    const asked = { game: queried(request, 'game'), streams: allQueried(request, 'streams') }
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const arrival = hub.connections.arrivals.begin()
      let visit: Omit<ConnectionOwner, 'id'>
      try {
        visit = await hub.visit(request, asked)
      } finally {
        arrival.end()
      }
      if (hub.isStopping()) break
      if (!arrival.isOutdated(visit)) return opening(visit)
    }
    return reply.code(503).send()
  }

  function open(
    seat: ConnectionOwner,
    upgrade: Upgrade | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    if (upgrade) {
      reply.hijack()
      const { socket, head } = upgrade.take()
      hub.webSockets.handleUpgrade(request.raw, socket, head, (webSocket) => {
        listen(webSocket, socket, hub.connections.open(seat, webSocketTransport(webSocket, socket)))
      })
      return reply
    }
    if (request.headers.accept?.includes('text/event-stream')) {
      reply.hijack()
      const connection = hub.connections.open(seat, eventTransport(reply.raw, reply.getHeaders()))
      reply.raw.on('close', () => connection.left())
      return reply
    }
    const transport = new LongPolling()
    const connection = hub.connections.open(seat, transport)
    transport.onOver = () => connection.left()
    // The first poll only opens the connection, because the client sends its greeting after the response.
    return textual(reply).send('')
  }

  async function poll(connection: Connection, request: FastifyRequest, reply: FastifyReply) {
    const { transport } = connection
    if (!(transport instanceof LongPolling)) return reply.code(409).send()
    if ((await hub.userOf(request)) !== connection.seat.userId) return reply.code(403).send()
    connection.heard()
    if (reply.raw.destroyed) return reply
    const { polled: waiting, abandon } = transport.poll()
    reply.raw.on('close', abandon)
    const polled = await waiting
    if (polled.kind === 'over') return reply.code(204).send()
    return textual(reply).send(polled.text)
  }

  /**
   * The connection of the request's token, if it accepts requests and belongs to the caller. Null: the
   * refusal was sent.
   */
  async function own(request: FastifyRequest, reply: FastifyReply): Promise<Connection | null> {
    const token = queried(request, 'id')
    const ticket = token === null ? null : readTicket(hub.key, hub.name, token)
    const connection = ticket && hub.connections.find(ticket.id)
    if (!connection || connection.isOver) {
      reply.code(token === null ? 400 : 404).send()
      return null
    }
    if ((await hub.userOf(request)) === connection.seat.userId) return connection
    reply.code(403).send()
    return null
  }
}

const textual = (reply: FastifyReply) => reply.header('cache-control', 'no-store').type('text/plain')

/** Null: the parameter is missing or repeated. */
function queried(request: FastifyRequest, name: string): string | null {
  const [value, ...more] = allQueried(request, name)
  return value === undefined || more.length > 0 ? null : value
}

/** Reads parameter names in any case, as other calls do. */
function allQueried({ query }: FastifyRequest, name: string): string[] {
  if (typeof query !== 'object' || query === null) return []
  const values = Object.entries(query).flatMap(([each, value]): unknown =>
    each.toLowerCase() === name.toLowerCase() ? value : [],
  )
  return values.filter((value) => typeof value === 'string')
}
