import type { ServerResponse } from 'node:http'
import type { Transport } from './transport.ts'

type Headers = Readonly<Record<string, number | string | string[] | undefined>>

/**
 * Takes over the response. Each line must reach the client immediately, so there is no compression, no
 * buffering proxy and no cache.
 */
export function eventTransport(response: ServerResponse, headers: Headers): Transport {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  // A comment flushes the headers, because the client counts as connected when they arrive.
  response.write(':\r\n\r\n')
  return {
    send: (message) => response.write(message.event()),
    unsent: () => response.writableLength,
    end: () => response.end(),
    cut: () => response.destroy(),
  }
}
