import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHash, type StoredBytes } from '#server/files/file-storage.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { readRange } from './byte-range.ts'
import { attachment, inline } from './file-name.ts'
import { HEAD_BYTES, typeOf } from './file-type.ts'
import { isKnown, isSameDownload } from './http-cache.ts'

interface DownloadRequest {
  hash: string
  /** The file name in the address. It decides only the name and the type of the response. */
  filename: string
  actor: Actor | null
  ip: string
  request: FastifyRequest
  reply: FastifyReply
}

export async function download(
  { hash, filename, actor, ip, request, reply }: DownloadRequest,
  { store, files, platformLog, misses }: Pick<Services, 'store' | 'files' | 'platformLog' | 'misses'>,
): Promise<FastifyReply> {
  if (!isHash(hash)) throw refuse(400, 'fieldMalformed', { field: 'hash' })
  await misses.check(request.visitor)
  const row = await store.files.find(hash)
  const handedIn = row === null ? 0 : await store.participations.writeupsOfFile(hash)
  const isReview = handedIn > 0 && actor?.role === 'Admin'
  // Only administrators read writeups. If other links use the same bytes, a team that submits them must not
  // block those links.
  const bytes =
    row !== null && (isReview || handedIn === 0 || row.refs > handedIn) && (await files.open(hash))
  if (!bytes) {
    const message = `No such file: ${hash.slice(0, 8)} ${filename}`
    const isTold = await misses.count(request.visitor)
    if (isTold)
      platformLog.write({
        level: 'Warning',
        status: 'NotFound',
        name: 'Anonymous',
        ip,
        message,
        source: 'asset',
      })
    throw refuse(404, 'fileMissing')
  }
  const mark = { etag: `"${hash}"`, modified: new Date(row.storedAt).toUTCString() }
  reply.headers({
    etag: mark.etag,
    'last-modified': mark.modified,
    // The hash names the content, so a response never expires. Caches must not store writeups.
    'cache-control': isReview ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  if (isKnown(request.headers, mark)) {
    await bytes.close()
    return reply.code(304).send()
  }
  const type = typeOf(filename, await bytes.head(HEAD_BYTES))
  reply.headers({
    'content-type': type,
    // The page with the list of writeups embeds them, so a PDF is not a download there.
    'content-disposition': isReview && type === 'application/pdf' ? inline(filename) : attachment(filename),
    'x-content-type-options': 'nosniff',
  })
  return send(
    bytes,
    request,
    reply,
    isSameDownload(request.headers, mark) ? request.headers.range : undefined,
  )
}

async function send(
  bytes: StoredBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: string | undefined,
): Promise<FastifyReply> {
  const { size } = bytes
  const wanted = readRange(asked, size)
  if (wanted.kind === 'none') {
    await bytes.close()
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  const range = wanted.kind === 'part' ? wanted.range : { start: 0, end: size - 1 }
  if (wanted.kind === 'part')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range.end - range.start + 1)
  if (request.method !== 'HEAD' && size > 0) return reply.send(bytes.stream(range))
  await bytes.close()
  // A stream, because Fastify would overwrite the length of a HEAD response without a body.
  return reply.send(Readable.from([]))
}
