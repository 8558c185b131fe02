import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export interface Upgrade {
  /** Takes over the raw socket. After that, only the caller responds to the request. */
  take(): { socket: Duplex; head: Buffer }
}

/**
 * Sends WebSocket requests through the routes of the app, so that limits, origin and session are checked as
 * for any other request.
 */
export function routeUpgrades(
  app: FastifyInstance,
  server: Server,
  isOurs: (path: string) => boolean,
): WeakMap<IncomingMessage, Upgrade> {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', endLine)
    if (!(socket instanceof Socket) || socket.destroyed) return void socket.destroy()
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (!isWebSocket || !isOurs(request.url ?? '')) return stay(server, request, socket, head)
    if (request.method !== 'GET') {
      socket.once('finish', () => socket.destroy())
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // Destroyed and not only ended, because a client need not close its side.
    response.on('finish', () => socket.destroySoon())
    upgrades.set(request, {
      take: () => {
        response.detachSocket(socket)
        return { socket, head }
      },
    })
    app.routing(request, response)
  })
  return upgrades
}

/**
 * Without a listener, a reset connection would end the process. The listener outlives the request, so it must
 * not refer to it.
 */
function endLine(this: Duplex): void {
  this.destroy()
}

/** Counts names and values, which Node lists alternately. */
const MAX_RAW_HEADERS = 2000

/**
 * Answers the request without its upgrade: an upgrade is an offer, and most clients that offer HTTP/2 expect
 * it to be ignored. The server has released the connection by now, so it gets the request again without the
 * offer.
 */
function stay(server: Server, request: IncomingMessage, socket: Socket, head: Buffer): void {
  // Node drops further headers. A dropped one may have had the length of the request, and its rest would
  // count as another request.
  if (request.rawHeaders.length >= MAX_RAW_HEADERS) return void socket.destroy()
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`]
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? ''
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${request.rawHeaders[at + 1] ?? ''}`)
  }
  socket.removeAllListeners('error')
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}
