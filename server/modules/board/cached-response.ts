import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, CachedResponse } from './boards.ts'

const BROTLI_QUALITY = 7
const GZIP_LEVEL = 6
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Written {
  etag: string
  startsAt: number
  write: () => Buffer
}

/** Written once, and compressed once in each way that somebody asks for, beside the main thread. */
export function cachedResponse({ etag, startsAt, write }: Written): CachedResponse {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const plain = async () => write()
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const text = await bodyIn('identity')
    if (encoding === 'br') {
      return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
    }
    return zip(text, { level: GZIP_LEVEL })
  }
  function bodyIn(encoding: Encoding): Promise<Buffer> {
    const kept = bodies.get(encoding)
    if (kept) return kept
    const body = encoding === 'identity' ? plain() : make(encoding)
    bodies.set(encoding, body)
    // What failed is tried again by whoever asks next.
    body.catch(() => bodies.delete(encoding))
    return body
  }
  return { etag, startsAt, body: bodyIn }
}
