import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Connection } from '../connection.ts'
import type { Transport } from './transport.ts'

/**
 * Frames go straight to the socket, all connections sharing one buffer. That may stand between the library's own frames as long as it
 * neither compresses nor queues, and it does neither here.
 */
export function webSocketTransport(webSocket: WebSocket, socket: Duplex): Transport {
  return {
    send: (message) => {
      if (webSocket.readyState === webSocket.OPEN) socket.write(message.webSocket())
    },
    unsent: () => socket.writableLength,
    end: () => webSocket.close(1000),
    cut: () => webSocket.terminate(),
  }
}

export function listen(webSocket: WebSocket, connection: Connection): void {
  webSocket.on('message', (data, isBinary) => {
    // Only the text form was offered at negotiation.
    if (isBinary || !Buffer.isBuffer(data)) connection.cut()
    else connection.receive(data.toString())
  })
  webSocket.on('close', () => connection.left())
  webSocket.on('error', () => connection.cut())
}
