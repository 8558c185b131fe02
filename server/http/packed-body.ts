import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export const BROTLI_QUALITY = 7
export const GZIP_LEVEL = 6
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Creates a body once and compresses it once per requested encoding, outside of the main thread, because many
 * clients get the same.
 */
export function packedBody(write: () => Buffer | Promise<Buffer>): (encoding: Encoding) => Promise<Buffer> {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const plain = async () => write()
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const text = await bodyIn('identity')
    if (encoding === 'br') {
      return brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      })
    }
    return zip(text, { level: GZIP_LEVEL })
  }
  function bodyIn(encoding: Encoding): Promise<Buffer> {
    const kept = bodies.get(encoding)
    if (kept) return kept
    const body = encoding === 'identity' ? plain() : make(encoding)
    bodies.set(encoding, body)
    // Forgets a failed body, so that the next caller tries again.
    body.catch(() => bodies.delete(encoding))
    return body
  }
  return bodyIn
}

/** The few texts that browsers send, because they are read for each response. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 100

/** The encoding with the shortest result that the client accepts. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const accepts = String(headers['accept-encoding'] ?? '')
  const found = known.get(accepts)
  if (found !== undefined) return found
  const encoding = encodingIn(accepts)
  if (known.size < MOST_KNOWN && accepts.length < 100) known.set(accepts, encoding)
  return encoding
}

function encodingIn(accepts: string): Encoding {
  const accepted = new Set(accepts.split(',').flatMap(wanted))
  if (accepted.has('br') || accepted.has('*')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** A weight of 0 excludes the encoding. */
function wanted(entry: string): string[] {
  const [name = '', ...rules] = entry.split(';').map((part) => part.trim().toLowerCase())
  return rules.some((rule) => /^q=0(\.0*)?$/.test(rule)) ? [] : [name]
}
