import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { Call } from '#contract/call.ts'
import type { TestServer } from '../a-server.ts'
import { addressOf, bodyOf, type Question } from './asking.ts'

export interface HeldRequest {
  /** Sends the rest of the body. Resolves to the status of the response. */
  finish(): Promise<number>
}

/**
 * Sends the headers and half of the body on a connection of its own. Calls without a body get one too,
 * because an attacker may send one.
 */
export async function holdRequest(
  { app }: TestServer,
  call: Call,
  question: Question,
  cookie: string,
): Promise<HeldRequest> {
  const { payload = '{}', headers = { 'content-type': 'application/json' } } = bodyOf(question)
  const body = Buffer.from(payload)
  const query = new URLSearchParams(question.query ?? {}).toString()
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  const ended = once(socket, 'close')
  const head = [
    `${call.method} ${addressOf(call, question.params)}${query === '' ? '' : `?${query}`} HTTP/1.1`,
    'Host: x',
    `Cookie: ${cookie}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    '',
  ]
  const half = Math.floor(body.length / 2)
  socket.write(Buffer.concat([Buffer.from(head.join('\r\n')), body.subarray(0, half)]))
  return {
    finish: async () => {
      socket.write(body.subarray(half))
      await ended
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(received).toString('latin1'))?.[1] ?? 0)
    },
  }
}
