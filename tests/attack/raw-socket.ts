import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { TestServer } from '#tests/server/a-server.ts'

export async function portOf({ app }: TestServer): Promise<number> {
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/**
 * A client that sends raw bytes, because an ordinary client refuses to send invalid requests. `heard` returns
 * the bytes received so far.
 */
export interface RawSocket {
  socket: Socket
  heard(): string
  closed: Promise<void>
}

export async function openRaw(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  const closed = new Promise<void>((settle) => socket.on('close', () => settle()))
  socket.on('error', () => {})
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  await once(socket, 'connect')
  return { socket, heard: () => heard, closed }
}

/**
 * Sends the text and returns everything until the server closes the connection, so that a test also sees
 * additional responses.
 */
export async function exchange(port: number, text: string): Promise<string> {
  const { socket, heard, closed } = await openRaw(port)
  socket.write(text)
  await closed
  return heard()
}

export const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
