import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Connection } from '../connection.ts'
import type { Transport } from './transport.ts'

/**
 * Writes frames directly to the socket, so that all connections share one buffer. They may mix with the
 * frames of the library, because it neither compresses nor queues here.
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

export function listen(webSocket: WebSocket, socket: Duplex, connection: Connection): void {
  // No event reports the fragments of a message, so their bytes are counted as they arrive.
  socket.on('data', (chunk: Buffer) => void connection.takeBytes(chunk.length))
  webSocket.on('ping', () => void connection.takeFrame())
  webSocket.on('pong', () => void connection.takeFrame())
  webSocket.on('message', (data, isBinary) => {
    if (!connection.takeFrame()) return
    // Negotiation offered only the text form.
    if (isBinary || !Buffer.isBuffer(data)) connection.cut()
    else connection.receive(data.toString())
  })
  webSocket.on('close', () => connection.left())
  webSocket.on('error', () => connection.cut())
}
