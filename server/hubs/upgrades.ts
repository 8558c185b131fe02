import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export interface Upgrade {
  /** The bare socket; from here on nothing else answers the request. */
  take(): { socket: Duplex; head: Buffer }
}

/**
 * Sends requests for a WebSocket through the app's own routes, so that limits, origin and session are judged there as for any other
 * request, and keeps what the route needs to answer with a WebSocket.
 */
export function routeUpgrades(app: FastifyInstance, server: Server, isOurs: (path: string) => boolean): WeakMap<IncomingMessage, Upgrade> {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  server.on('upgrade', (request, socket, head) => {
    // Without a listener a reset line would end the process.
    socket.on('error', () => socket.destroy())
    // A method with a body would be waited for: after the upgrade none is read.
    if (!(socket instanceof Socket) || request.method !== 'GET' || !isOurs(request.url ?? '')) {
      socket.once('finish', () => socket.destroy())
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // Not only ended: who asked need not hang up by himself.
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
