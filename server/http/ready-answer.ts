import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
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
}

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
  return { tag: tagOf(bytes), beginning: sharedBeginning(bytes) }
}

/** `end` is the reader's own part: the rest of the JSON. */
export function joinedAnswer({ tag, beginning }: SharedPart, end: string): ReadyAnswer {
  return {
    etag: `"${tagOf(tag + end)}"`,
    isShort: beginning.length + end.length < THRESHOLD,
    body: (encoding) => beginning.joined(encoding, Buffer.from(end)),
  }
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

export async function sendReady(
  reply: FastifyReply,
  ready: ReadyAnswer,
  readers: Readers,
): Promise<FastifyReply> {
  const { etag: plain, isShort = false } = ready
  const { headers } = reply.request
  const encoding = isShort ? 'identity' : encodingFor(headers)
  // The ETag includes the encoding, so that caches can distinguish the responses.
  const etag = encoding === 'identity' ? plain : `${plain.slice(0, -1)}-${encoding}"`
  const own = { etag, ...CACHE_HEADERS[readers] }
  if (isKnown(headers, etag)) return write(reply, 304, own, null)
  const bytes = await ready.body(encoding)
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  return write(
    reply,
    200,
    { ...own, ...packed, 'content-type': JSON_TYPE, 'content-length': String(bytes.length) },
    bytes,
  )
}

/** Bypasses `reply.send`, whose inspection of the body would cost as much as sending it. */
function write(
  reply: FastifyReply,
  status: 200 | 304,
  own: Readonly<Record<string, string>>,
  body: Buffer | null,
): FastifyReply {
  const headers = Object.entries({ ...reply.getHeaders(), ...own }).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  )
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.end(body)
  return reply
}

function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const tags = headers['if-none-match']
  return tags !== undefined && tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
