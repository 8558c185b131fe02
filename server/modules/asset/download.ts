import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHash, type StoredBytes } from '#server/files.ts'
import { filesOn } from '#server/store/files.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { readRange } from './byte-range.ts'
import { attachment } from './file-name.ts'
import { HEAD_BYTES, typeOf } from './file-type.ts'
import { isKnown, isSameDownload } from './freshness.ts'

interface Asked {
  hash: string
  /** From the address: it decides how the answer is named and typed, and nothing else. */
  filename: string
  ip: string
  request: FastifyRequest
  reply: FastifyReply
}

export async function download({ hash, filename, ip, request, reply }: Asked, { store, files, journal }: Around): Promise<FastifyReply> {
  if (!isHash(hash)) throw refuse(400, 'fieldMalformed', { field: 'hash' })
  const row = await filesOn(store.sql).find(hash)
  const bytes = row && (await files.open(hash))
  if (!bytes) {
    const message = `No such file: ${hash.slice(0, 8)} ${filename}`
    journal.write({ level: 'Warning', status: 'NotFound', name: 'Anonymous', ip, message, source: 'asset' })
    throw refuse(404, 'fileMissing')
  }
  const mark = { etag: `"${hash}"`, modified: new Date(row.storedAt).toUTCString() }
  reply.headers({
    etag: mark.etag,
    'last-modified': mark.modified,
    // The hash is the content, so an answer never goes stale.
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  if (isKnown(request.headers, mark)) {
    await bytes.close()
    return reply.code(304).send()
  }
  reply.headers({
    'content-type': typeOf(filename, await bytes.head(HEAD_BYTES)),
    'content-disposition': attachment(filename),
    'x-content-type-options': 'nosniff',
  })
  return send(bytes, request, reply, isSameDownload(request.headers, mark) ? request.headers.range : undefined)
}

async function send(bytes: StoredBytes, request: FastifyRequest, reply: FastifyReply, asked: string | undefined): Promise<FastifyReply> {
  const { size } = bytes
  const wanted = readRange(asked, size)
  if (wanted.kind === 'none') {
    await bytes.close()
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  const range = wanted.kind === 'part' ? wanted.range : { start: 0, end: size - 1 }
  if (wanted.kind === 'part') reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range.end - range.start + 1)
  if (request.method !== 'HEAD' && size > 0) return reply.send(bytes.stream(range))
  await bytes.close()
  // A stream, because Fastify would put its own length over that of a HEAD without one.
  return reply.send(Readable.from([]))
}
