import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'http-proxy-3'
import { asBaseAnswer, knownCall, unknownQuery, type KnownCall } from '#tests/contract/base-answer.ts'
import { KNOWN_CALLS } from '#tests/contract/known-calls.ts'

/** A server of the base wire, made of ours: every extension is gone, and asking for one is noted. */
export interface BaseServer {
  url: string
  /** What a client asked that no server of the base wire knows. */
  strange: string[]
  /** The calls since `forget`, such as `404 GET /api/game/1`. */
  calls: string[]
  forget(): void
  stop(): Promise<void>
}

/** The base wire has no versions, no keys of repeated requests and no compression here. */
const UNKNOWN_HEADERS = ['if-match', 'if-none-match', 'idempotency-key', 'accept-encoding']
const HUB = /^\/hub\/(?:user|monitor|admin)(?:\/negotiate)?$/
const HUB_QUERY = new Set(['game', 'id', 'negotiateVersion', '_'])

export async function startBaseServer(backend: string): Promise<BaseServer> {
  const strange: string[] = []
  const calls: string[] = []
  const proxy = createProxyServer({ target: backend })
  proxy.on('proxyRes', ({ headers }, { url = '' }) => {
    // It sends every file as a download.
    if (url.startsWith('/assets/')) headers['content-disposition'] = 'attachment'
  })
  proxy.on('error', (_, __, to) => void to.destroy())
  const isKnownHub = (address: URL) =>
    HUB.test(address.pathname) && [...address.searchParams.keys()].every((name) => HUB_QUERY.has(name))

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', backend)
    const asked = `${request.method} ${address.pathname}`
    if (address.pathname.startsWith('/hub/') && !isKnownHub(address)) {
      strange.push(`${asked}${address.search}`)
      return refuse(response)
    }
    if (!address.pathname.startsWith('/api/')) return proxy.web(request, response)
    const call = knownCall(KNOWN_CALLS, request.method ?? 'GET', address.pathname)
    if (call === undefined) {
      strange.push(asked)
      return refuse(response)
    }
    strange.push(...unknownQuery(call, address.searchParams).map((name) => `${asked}?${name}`))
    forward({ request, response, address, call, onStatus: (status) => calls.push(`${status} ${asked}`) })
  })
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const address = new URL(request.url ?? '/', backend)
    if (isKnownHub(address)) return proxy.ws(request, socket, head)
    strange.push(`${address.pathname}${address.search}`)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    strange,
    calls,
    forget: () => void calls.splice(0),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Forwarded {
  request: IncomingMessage
  response: ServerResponse
  address: URL
  call: KnownCall
  onStatus: (status: number) => void
}

function forward({ request, response, address, call, onStatus }: Forwarded): void {
  const headers = { ...request.headers }
  for (const name of UNKNOWN_HEADERS) delete headers[name]
  const outgoing = httpRequest(address, { method: request.method, headers }, (answer) => {
    const { statusCode: status = 502 } = answer
    onStatus(status)
    delete answer.headers.etag
    if (status !== 200 || !answer.headers['content-type']?.includes('json')) {
      response.writeHead(status, answer.headers)
      return void answer.pipe(response)
    }
    void buffer(answer).then((bytes) => {
      const body = asBaseAnswer(JSON.parse(bytes.toString()), call)
      const written = Buffer.from(JSON.stringify(body))
      response.writeHead(status, { ...answer.headers, 'content-length': written.length })
      response.end(written)
    })
  })
  outgoing.on('error', () => response.destroy())
  request.pipe(outgoing)
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ title: 'Not found', status: 404 }))
}
