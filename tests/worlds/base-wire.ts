import type { Transport } from '#src/api/request.ts'
import type { HubConnector, HubEvent, RawPart } from '#src/live/hub-connector.ts'
import { asBaseAnswer, knownCall, unknownQuery } from '../contract/base-answer.ts'
import { KNOWN_CALLS } from '../contract/known-calls.ts'

const HUBS = /^\/hub\/(?:user|monitor|admin)$/
const HUB_QUERY = new Set(['game'])
/** The kinds of items that a base server sends, each in a message of its own. */
const TOLD: Partial<Record<RawPart['stream'], readonly string[]>> = {
  notices: ['added'],
  monitor: ['event', 'submission'],
}

/** The wire of GZCTF 0.15.x around a fake server: every extension is gone, and each request for one is noted. */
export interface BaseWire {
  transport: Transport
  connect: HubConnector
  /** The requests that no base server knows. */
  strange: string[]
}

export function overBaseWire(transport: Transport, connect: HubConnector): BaseWire {
  const strange: string[] = []
  return {
    strange,
    async transport(address, init, moved) {
      const { pathname, searchParams } = new URL(address, 'http://base')
      if (!pathname.startsWith('/api/')) return transport(address, init, moved)
      const method = init.method ?? 'GET'
      const call = knownCall(KNOWN_CALLS, method, pathname)
      if (call === undefined) {
        strange.push(`${method} ${pathname}`)
        return unknown(method)
      }
      strange.push(...unknownQuery(call, searchParams).map((name) => `${method} ${pathname}?${name}`))
      return toBase(await transport(address, init, moved), (value) => asBaseAnswer(value, call))
    },
    connect(address, say, silenceMs) {
      const { pathname, searchParams } = new URL(address, 'http://base')
      if (HUBS.test(pathname) && [...searchParams.keys()].every((name) => HUB_QUERY.has(name)))
        return connect(address, (heard) => say(asBaseMessage(heard)), silenceMs)
      strange.push(address)
      queueMicrotask(() => say({ type: 'hub.refused', why: 'missing' }))
      return () => {}
    },
  }
}

/** It sends the page of the client for each unknown address that is read. */
const unknown = (method: string) =>
  method === 'GET'
    ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    : new Response('', { status: 404 })

/** A base server has no versions, and sends no number of its streams. */
async function toBase(response: Response, shorten: (value: unknown) => unknown): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.delete('etag')
  const text = await response.text()
  return new Response(response.status === 200 ? shortened(text, shorten) : text, {
    status: response.status,
    headers,
  })
}

function shortened(text: string, shorten: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(shorten(JSON.parse(text)))
  } catch {
    return text
  }
}

function asBaseMessage(heard: HubEvent): HubEvent {
  switch (heard.type) {
    case 'hub.heard': {
      const parts = heard.parts.flatMap(asBaseParts)
      return parts.length === 0 ? { type: 'hub.alive' } : { type: 'hub.heard', parts }
    }
    case 'hub.opened':
    case 'hub.dropped':
    case 'hub.refused':
      return heard
    default:
      return { type: 'hub.alive' }
  }
}

function asBaseParts({ stream, items }: RawPart): RawPart[] {
  const kept = (items ?? []).filter(
    (item) => stream === 'logs' || TOLD[stream]?.includes((item as { kind: string }).kind) === true,
  )
  return kept.map((item) => ({ stream, from: null, items: [item] }))
}
