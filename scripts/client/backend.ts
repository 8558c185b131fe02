import {
  Agent as HttpAgent,
  request as askHttp,
  ServerResponse,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as askHttps } from 'node:https'
import { Socket } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'
import type { Proxies } from '../../server/http/forwarded.ts'
import { joinSockets } from './join-sockets.ts'
import { headersForBackend, headersForBrowser } from './passed-headers.ts'

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
const AWAY = 'The server behind this page does not answer'

/** Passes requests on to the backend unchanged and unbuffered, so that streams arrive immediately. */
export function openBackend({ url, proxies, isNamedHost, onChange }: BackendOptions): Backend {
  const { origin, protocol, host } = new URL(url)
  const [ask, Agent] = protocol === 'https:' ? [askHttps, HttpsAgent] : [askHttp, HttpAgent]
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 })
  let isAway = false
  function see(error: Error | null) {
    if (isAway !== (error !== null)) onChange(error?.message ?? null)
    isAway = error !== null
  }
  function headersOf(request: IncomingMessage): IncomingHttpHeaders {
    const headers = headersForBackend(request, proxies)
    if (!isNamedHost) return headers
    // A server that compares the origin with its own name would reject ours.
    return { ...headers, host, ...(headers.origin === undefined ? {} : { origin }) }
  }

  function begin(request: IncomingMessage, response: ServerResponse, headers: IncomingHttpHeaders) {
    const outgoing = ask(origin, { agent, method: request.method, path: pathOf(request), headers })
    /** Whether the backend has answered, or the browser has left. */
    let isSettled = false
    const fail = (error: Error) => {
      if (isSettled) return
      see(error)
      refuse(response, 502, AWAY)
    }
    const leave = () => {
      isSettled = true
      outgoing.destroy()
      response.destroy()
    }
    limitConnecting(outgoing)
    outgoing.setTimeout(SLOWEST_ANSWER_MS, () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', fail)
    outgoing.on('response', (answer) => {
      isSettled = true
      see(null)
      const isSecure = headers['x-forwarded-proto'] === 'https'
      // The words after the status are left out, because some that a server may send cannot be sent on.
      response.writeHead(answer.statusCode ?? 502, headersForBrowser(answer.headers, { origin, isSecure }))
      // The first event may be late.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) response.flushHeaders()
      // A browser would wait for the rest of an answer that the backend has broken off.
      pipeline(answer, response, () => {})
    })
    outgoing.on('upgrade', (answer, far, farHead) => {
      if (headers.upgrade === undefined || response.socket === null) {
        far.destroy()
        return fail(new Error('it changes the protocol unasked'))
      }
      isSettled = true
      see(null)
      joinSockets(response, answer, far, farHead)
    })
    response.on('close', () => {
      if (!response.writableFinished) leave()
    })
    return { outgoing, leave }
  }

  return {
    answer(request, response) {
      const { outgoing, leave } = begin(request, response, headersOf(request))
      request.on('error', leave)
      request.pipe(outgoing)
    },
    upgrade(request, socket, head) {
      const response = responseOn(socket, request)
      if (response === null) return void socket.destroy()
      if (request.method !== 'GET') return refuse(response, 400, 'Only GET may change the protocol')
      const headers = headersOf(request)
      // Bytes that follow are no body, whatever the headers say.
      delete headers['content-length']
      delete headers['transfer-encoding']
      socket.unshift(head)
      // Other protocols would let requests pass that nobody here has looked at.
      const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
      const asked = isWebSocket ? { ...headers, connection: 'Upgrade', upgrade: 'websocket' } : headers
      const { outgoing, leave } = begin(request, response, asked)
      socket.once('end', leave)
      outgoing.once('upgrade', () => socket.off('end', leave)).end()
    },
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/^https?:\/\/[^/?#]*/i, '')

/** Lets a connection that asked for another protocol be answered. Null: an earlier answer is still being sent. */
function responseOn(socket: Duplex, request: IncomingMessage): ServerResponse | null {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  try {
    if (!(socket instanceof Socket)) return null
    response.assignSocket(socket)
  } catch {
    return null
  }
  socket.on('error', () => {})
  response.on('finish', () => socket.destroySoon())
  return response
}

/** A backend behind a broken network accepts no connection and refuses none. */
function limitConnecting(outgoing: ClientRequest) {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return
    const late = new Error(`no connection within ${CONNECT_MS / 1000} s`)
    const timer = setTimeout(() => outgoing.destroy(late), CONNECT_MS)
    const clear = () => clearTimeout(timer)
    socket.once('connect', clear).once('close', clear)
  })
}

export function refuse(response: ServerResponse, status: number, title: string) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ title, status }))
}
