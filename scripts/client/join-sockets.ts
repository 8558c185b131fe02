import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Joins the connection of a browser to one of the backend after both have changed the protocol. */
export function joinSockets(
  response: ServerResponse,
  { rawHeaders }: IncomingMessage,
  far: Socket,
  farHead: Buffer,
): void {
  const { socket: near } = response
  if (near === null) return void far.destroy()
  response.detachSocket(near)
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.setTimeout(0)
    one.setNoDelay(true)
    one.on('error', () => one.destroy())
    // What was received before the end is still passed on.
    one.once('close', () => other.destroySoon())
  }
  const lines = rawHeaders.flatMap((name, nth) =>
    nth % 2 === 0 ? [`${name}: ${rawHeaders[nth + 1] ?? ''}\r\n`] : [],
  )
  near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`, 'latin1')
  far.unshift(farHead)
  far.pipe(near).pipe(far)
}
