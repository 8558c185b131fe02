import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Proxies } from '../../server/http/forwarded.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

/** These headers belong to one connection. `expect` is answered here, before the body. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'http2-settings',
  'expect',
]

export function headersForBackend(request: IncomingMessage, proxies: Proxies): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...request.headers, ...forwardedHeaders(request, proxies) }
  for (const name of OF_CONNECTION) delete headers[name]
  delete headers.forwarded
  return headers
}

export interface Seen {
  /** The address of the backend, which browsers need not reach. */
  origin: string
  isSecure: boolean
}

export function headersForBrowser(
  answered: IncomingHttpHeaders,
  { origin, isSecure }: Seen,
): IncomingHttpHeaders {
  const headers = { ...answered }
  for (const name of [...OF_CONNECTION, 'transfer-encoding']) delete headers[name]
  const { location, 'set-cookie': cookies } = headers
  if (location !== undefined && URL.canParse(location) && new URL(location).origin === origin)
    headers.location = location.slice(origin.length) || '/'
  if (cookies !== undefined)
    headers['set-cookie'] = cookies.map((cookie) => {
      const ours = cookie.replace(/;\s*domain=[^;]*/gi, '')
      // Browsers drop secure cookies of a page without HTTPS.
      return isSecure ? ours : ours.replace(/;\s*secure(?=;|$)/gi, '')
    })
  return headers
}
