import type { IncomingMessage } from 'node:http'
import { clientAddress, plain, type Proxies } from '../../server/http/forwarded.ts'

/** The facts about the browser for the backend: its address, and the address that it has opened. */
export interface ForwardedHeaders {
  'x-forwarded-for': string
  'x-forwarded-proto': 'http' | 'https'
  'x-forwarded-host': string
}

/** Headers of a trusted proxy are passed on. Anyone else could invent them. */
export function forwardedHeaders(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: Proxies,
): ForwardedHeaders {
  const peer = plain(socket.remoteAddress ?? '')
  const isTrusted = proxies.trusts(peer)
  const claimed = (name: 'for' | 'proto' | 'host') => {
    const value = headers[`x-forwarded-${name}`]
    return isTrusted && typeof value === 'string' ? value : undefined
  }
  return {
    'x-forwarded-for': clientAddress(peer, claimed('for'), proxies),
    'x-forwarded-proto': claimed('proto')?.split(',').at(-1)?.trim() === 'https' ? 'https' : 'http',
    'x-forwarded-host': claimed('host') ?? headers.host ?? '',
  }
}
