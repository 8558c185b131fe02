import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'
import { THRESHOLD } from './compression.ts'
import { JSON_TYPE } from './error-responses.ts'
import { sharedBeginning, type SharedBeginning } from './joined-body.ts'
import { encodingFor, packedBody, type Encoding } from './packed-body.ts'

/** A response that is written before anyone asks for it, or only once for all who ask. */
export interface ReadyAnswer {
  /** Quoted. The same content has the same tag in every process. */
  readonly etag: string
  /** The headers would outweigh what compression saves. */
  readonly isShort?: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** The part of a response that is the same for all readers. */
export interface SharedPart {
  readonly tag: string
  readonly beginning: SharedBeginning
  /** Responses with a short end, because a tag costs more to make than to find. */
  readonly known: Map<string, ReadyAnswer>
}

const MOST_KNOWN = 2000
const MAX_KNOWN_END = 1000

const tagOf = (text: string | Buffer) => hash('sha1', text, 'base64url')

export function readyAnswer(text: string): ReadyAnswer {
  const bytes = Buffer.from(text)
  return {
    etag: `"${tagOf(bytes)}"`,
    isShort: bytes.length < THRESHOLD,
    body: packedBody(() => bytes),
  }
}

/** `text` is JSON without the closing brace. */
export function sharedPart(text: string): SharedPart {
  const bytes = Buffer.from(text)
  return { tag: tagOf(bytes), beginning: sharedBeginning(bytes), known: new Map() }
}

/** `end` is the reader's own part: the rest of the JSON. */
export function joinedAnswer({ tag, beginning, known }: SharedPart, end: string): ReadyAnswer {
  const found = known.get(end)
  if (found !== undefined) return found
  const made: ReadyAnswer = {
    etag: `"${tagOf(tag + end)}"`,
    isShort: beginning.length + end.length < THRESHOLD,
    body: (encoding) => beginning.joined(encoding, Buffer.from(end)),
  }
  if (end.length > MAX_KNOWN_END) return made
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(end, made)
  return made
}

/**
 * `all`: the response is the same for all who may read it. `one`: it belongs to the caller. A browser may
 * keep both, and asks with the tag before it uses them. `person`: it has personal data, which no browser may
 * keep.
 */
type Readers = 'all' | 'one' | 'person'
const CACHE_HEADERS: Readonly<Record<Readers, { 'cache-control': string; vary: string }>> = {
  all: { 'cache-control': 'private, no-cache', vary: 'accept-encoding' },
  one: { 'cache-control': 'private, no-cache', vary: 'accept-encoding, Cookie' },
  person: { 'cache-control': 'private, no-store', vary: 'accept-encoding, Cookie' },
}

/** A response with those who may have it. */
export interface KeptAnswer {
  ready: ReadyAnswer
  readers: Readers
}

export interface ReadyResponse {
  status: 200 | 304
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

/** 304, if the caller already has this version. That needs no body, so it is not awaited. */
export function readyResponse(
  asked: IncomingHttpHeaders,
  { ready, readers }: KeptAnswer,
): ReadyResponse | Promise<ReadyResponse> {
  const encoding = ready.isShort === true ? 'identity' : encodingFor(asked)
  const own = { etag: tagIn(ready, encoding), ...CACHE_HEADERS[readers] }
  return isKnown(asked, own.etag)
    ? { status: 304, headers: own, body: null }
    : fullResponse(ready, encoding, own)
}

async function fullResponse(
  ready: ReadyAnswer,
  encoding: Encoding,
  own: ReadyResponse['headers'],
): Promise<ReadyResponse> {
  const body = await ready.body(encoding)
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const ofBody = { ...packed, 'content-type': JSON_TYPE, 'content-length': String(body.length) }
  return { status: 200, headers: { ...own, ...ofBody }, body }
}

/** Bypasses `reply.send`, whose inspection of the body would cost as much as sending it. */
export async function sendReady(reply: FastifyReply, kept: KeptAnswer): Promise<FastifyReply> {
  const { status, headers, body } = await readyResponse(reply.request.headers, kept)
  const all = flatHeaders({ ...reply.getHeaders(), ...headers })
  reply.hijack()
  reply.raw.writeHead(status, all)
  reply.raw.end(body)
  return reply
}

/** Names and values in turns, which Node writes without checking them again. */
export function flatHeaders(
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
): OutgoingHttpHeader[] {
  const flat: OutgoingHttpHeader[] = []
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) flat.push(name, value)
  return flat
}

/** The ETag includes the encoding, so that caches can distinguish the responses. */
const tagIn = ({ etag }: ReadyAnswer, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`

function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const tags = headers['if-none-match']
  return tags !== undefined && tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
