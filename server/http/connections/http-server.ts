import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { DropArgument } from 'node:net'
import type { Proxies } from '../forwarded.ts'
import { countConnections } from './count-connections.ts'
import { type Flooders, openFlooders } from './flooders.ts'
import { networkOfSocket } from './network-of-socket.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A silent connection is closed after this time, unless its client waits for our response. */
export const SILENCE_MS = 60_000

/** Longer than the minute after which most load balancers close a connection themselves. */
export const KEEP_ALIVE_MS = 72_000

const LOOK_EVERY_MS = 30_000

export interface ServerNeeds {
  /** The whole request must arrive in this time. */
  requestTimeoutMs: number
  silenceMs?: number
  proxies: Proxies
  most: { inTotal: number; ofNetwork: number }
  flooders?: Flooders
  /** Runs for every refused connection, so it must itself bound how often it writes to the log. */
  onRefused: (address: string) => void
}

/**
 * The HTTP server with all bounds of a connection. The app behind it sees the requests of a connection one at
 * a time.
 */
export function httpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  {
    proxies,
    most,
    onRefused,
    requestTimeoutMs,
    silenceMs = SILENCE_MS,
    flooders = openFlooders(),
  }: ServerNeeds,
): Server {
  const exchanges = oneAtATime(handle, (socket) => {
    const network = networkOfSocket(socket, proxies)
    if (network !== null) flooders.add(network)
  })
  // The interval at which Node looks for late requests.
  const connectionsCheckingInterval = Math.min(LOOK_EVERY_MS, requestTimeoutMs)
  const server = createServer(
    { requestTimeout: requestTimeoutMs, connectionsCheckingInterval },
    exchanges.handle,
  )
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxConnections = most.inTotal
  server.on('drop', (dropped?: DropArgument) => onRefused(dropped?.remoteAddress ?? ''))
  countConnections(server, { proxies, most: most.ofNetwork, flooders, onRefused })
  // An upgrade takes over the connection, but an earlier response is still outstanding on it.
  server.on('upgrade', ({ socket }) => {
    if (exchanges.isBusy(socket)) socket.destroy()
  })
  // This listener leaves the closing to us, also of idle keep-alive connections, which have a shorter limit.
  server.setTimeout(silenceMs, (socket) => {
    if (!exchanges.isWaiting(socket) || socket.writableLength > 0) socket.destroy()
  })
  return server
}
