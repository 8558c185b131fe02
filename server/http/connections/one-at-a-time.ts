import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers and proxies wait for each response, so only a flooding client sends this many requests in advance.
 */
export const MAX_OUTSTANDING = 16
/** After this many requests the response asks the client to reconnect, so that load is spread again. */
export const MAX_REQUESTS = 1000

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Exchange = readonly [IncomingMessage, ServerResponse]

interface Line {
  current: IncomingMessage
  waiting: Exchange[]
}
export interface Exchanges {
  readonly handle: Handler
  /** Whether this connection has an outstanding response. */
  isBusy(socket: Socket): boolean
  /** Whether the whole request has arrived, so that the client can only wait. */
  isWaiting(socket: Socket): boolean
}

/**
 * Passes the requests of each connection on one after another. Node parses pipelined requests immediately and
 * never tells their queued responses that the connection ended, so a file that was opened for one of them
 * would stay open. A request that waits here holds nothing. `onFlood` runs before a connection with too many
 * of them is closed.
 */
export function oneAtATime(handle: Handler, onFlood: (socket: Socket) => void): Exchanges {
  const lines = new WeakMap<Socket, Line>()
  const counts = new WeakMap<Socket, number>()

  const begin = (line: Line, [request, response]: Exchange) => {
    const { socket } = request
    line.current = request
    response.once('close', () => {
      const next = line.waiting.shift()
      if (next === undefined || socket.destroyed) lines.delete(socket)
      else begin(line, next)
    })
    const count = (counts.get(socket) ?? 0) + 1
    counts.set(socket, count)
    if (count >= MAX_REQUESTS) response.setHeader('connection', 'close')
    handle(request, response)
  }
  return {
    handle: (request, response) => {
      const { socket } = request
      // Node still parses the rest of a chunk after the connection was destroyed. It would report an error
      // for each of these requests if they were not ended.
      if (socket.destroyed) {
        request.destroy()
        return
      }
      const line = lines.get(socket)
      if (line === undefined) {
        const first = { current: request, waiting: [] }
        lines.set(socket, first)
        begin(first, [request, response])
      } else if (line.waiting.length + 1 < MAX_OUTSTANDING) line.waiting.push([request, response])
      else {
        onFlood(socket)
        socket.destroy()
      }
    },
    isBusy: (socket) => lines.has(socket),
    isWaiting: (socket) => lines.get(socket)?.current.complete === true,
  }
}
