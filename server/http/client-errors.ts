import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { JSON_TYPE } from './error-responses.ts'
import { titleOf } from './titles.ts'

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Invalid requests never reach a route, so the response is written directly to the socket. */
export function handleClientErrors(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400
    const body = JSON.stringify({ title: titleOf('badRequest', 'zh'), status })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      `Content-Type: ${JSON_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
