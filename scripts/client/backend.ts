import { Agent as HttpAgent, ServerResponse, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import type { Proxies } from '../../server/http/forwarded.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

export interface BackendOptions {
  url: string
  proxies: Proxies
  /** Whether requests name the backend as their host, which a server with several sites needs. */
  isNamedHost: boolean
  /** Called when the backend stops answering, and when it answers again. */
  onChange: (reason: string | null) => void
}
export interface Backend {
  answer(request: IncomingMessage, response: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Shorter than servers keep idle connections: one that closes at the moment of its use loses a request. */
const IDLE_MS = 4000
/** A long poll waits for 90 s. */
const SLOWEST_ANSWER_MS = 300_000
const CONNECT_MS = 10_000
const AWAY = JSON.stringify({ title: 'The server behind this page does not answer', status: 502 })

/** Passes requests on to the backend unchanged and unbuffered, so that streams arrive immediately. */
export function openBackend({ url, proxies, isNamedHost, onChange }: BackendOptions): Backend {
  const origin = new URL(url).origin
  const Agent = origin.startsWith('https:') ? HttpsAgent : HttpAgent
  const proxy = createProxyServer<typeof IncomingMessage, typeof ServerResponse>({
    target: origin,
    agent: new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 }),
    changeOrigin: isNamedHost,
    cookieDomainRewrite: '',
    proxyTimeout: SLOWEST_ANSWER_MS,
  })
  proxy.on('proxyReq', (outgoing) => limitConnecting(outgoing))
  proxy.on('proxyReqWs', (outgoing) => limitConnecting(outgoing))
  let isAway = false
  proxy.on('proxyRes', (answer, request, response) => {
    if (isAway) onChange(null)
    isAway = false
    // Otherwise a browser would wait for the rest of an answer that the backend has broken off.
    answer.once('close', () => {
      if (!answer.complete) response.destroy()
    })
    const { headers } = answer
    const cookies = headers['set-cookie']
    // Browsers drop secure cookies of a page without HTTPS.
    if (cookies !== undefined && request.headers['x-forwarded-proto'] !== 'https')
      headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*secure(?=;|$)/gi, ''))
  })
  proxy.on('error', (error, _, to) => {
    if (!isAway) onChange(error.message)
    isAway = true
    refuse(to)
  })

  function prepare(request: IncomingMessage) {
    Object.assign(request.headers, forwardedHeaders(request, proxies))
    delete request.headers.forwarded
    // A server that compares the origin with its own name would reject ours.
    if (isNamedHost && request.headers.origin !== undefined) request.headers.origin = origin
  }
  return {
    answer(request, response) {
      prepare(request)
      proxy.web(request, response)
    },
    upgrade(request, socket, head) {
      if (!(socket instanceof Socket)) return
      prepare(request)
      proxy.ws(request, socket, head)
    },
  }
}

/** A backend behind a broken network accepts no connection and refuses none. */
function limitConnecting(outgoing: ClientRequest) {
  const limit = (socket: Socket) => {
    if (!socket.connecting) return
    const late = new Error(`no connection within ${CONNECT_MS / 1000} s`)
    const timer = setTimeout(() => outgoing.destroy(late), CONNECT_MS)
    const clear = () => clearTimeout(timer)
    socket.once('connect', clear).once('close', clear)
  }
  if (outgoing.socket) limit(outgoing.socket)
  else outgoing.once('socket', limit)
}

/** An answer that has begun is cut off, so that a browser does not take the part for the whole. */
function refuse(to: ServerResponse | Socket) {
  if (!(to instanceof ServerResponse)) {
    if (to.bytesWritten === 0)
      to.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    else to.destroy()
  } else if (to.headersSent) {
    to.destroy()
  } else {
    to.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    to.end(AWAY)
  }
}
