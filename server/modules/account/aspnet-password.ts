import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Passwords of accounts that came from a base server, in the two forms of ASP.NET Identity. They are stored
 * as `$aspnet$<form>$<Base64>`, where the form is what the check costs, such as `sha512-100000-32`.
 */
const PREFIX = '$aspnet$'
const derive = promisify(pbkdf2)

interface Derived {
  digest: Digest
  iterations: number
  salt: Buffer
  key: Buffer
}
type Digest = 'sha1' | 'sha256' | 'sha512'

/** The third form stores the digest as an index into this list. */
const DIGESTS: readonly Digest[] = ['sha1', 'sha256', 'sha512']
const SECOND = { digest: 'sha1', iterations: 1000, saltBytes: 16, keyBytes: 32 } as const
const THIRD_HEAD = 13
const SHORTEST_BYTES = 16
const LONGEST_BYTES = 512
/** A hundred times what ASP.NET takes. More would keep a core busy for a sign-in. */
const MOST_ITERATIONS = 10_000_000

export const isAspnetPassword = (stored: string): boolean => stored.startsWith(PREFIX)

/** Null: the text is in neither form. */
export function fromAspnet(base64: string): string | null {
  const derived = parse(Buffer.from(base64, 'base64'))
  return derived === null ? null : `${PREFIX}${formOf(derived)}$${base64}`
}

export const aspnetFormOf = (stored: string): string => stored.split('$')[2] ?? ''

/**
 * Checks the password, and does the work of every other form too: the time of a sign-in must not reveal which
 * accounts have not signed in since the platform moved. `stored` is null for all other accounts.
 */
export async function matchesAspnet(
  stored: string | null,
  password: string,
  forms: readonly string[],
): Promise<boolean> {
  const own = stored === null ? null : parse(Buffer.from(stored.split('$')[3] ?? '', 'base64'))
  let matches = false
  for (const form of own === null ? forms : new Set([...forms, formOf(own)])) {
    const isOwn = own !== null && form === formOf(own)
    const { digest, iterations, salt, key } = isOwn ? own : blankOf(form)
    const found = await derive(password, salt, iterations, key.length, digest)
    const isEqual = timingSafeEqual(found, key)
    if (isOwn) matches = isEqual
  }
  return matches
}

function parse(bytes: Buffer): Derived | null {
  if (bytes[0] === 0) {
    const { digest, iterations, saltBytes, keyBytes } = SECOND
    if (bytes.length !== 1 + saltBytes + keyBytes) return null
    return { digest, iterations, salt: bytes.subarray(1, 1 + saltBytes), key: bytes.subarray(1 + saltBytes) }
  }
  if (bytes[0] !== 1 || bytes.length < THIRD_HEAD) return null
  const digest = DIGESTS[bytes.readUInt32BE(1)]
  const iterations = bytes.readUInt32BE(5)
  const saltBytes = bytes.readUInt32BE(9)
  const key = bytes.subarray(THIRD_HEAD + saltBytes)
  const isSound =
    saltBytes >= SHORTEST_BYTES &&
    key.length >= SHORTEST_BYTES &&
    key.length <= LONGEST_BYTES &&
    iterations > 0 &&
    iterations <= MOST_ITERATIONS
  if (digest === undefined || !isSound) return null
  return { digest, iterations, salt: bytes.subarray(THIRD_HEAD, THIRD_HEAD + saltBytes), key }
}

const formOf = ({ digest, iterations, key }: Derived) => `${digest}-${iterations}-${key.length}`

function blankOf(form: string): Derived {
  const [name, iterations, keyBytes] = form.split('-')
  const digest = DIGESTS.find((one) => one === name) ?? 'sha512'
  return {
    digest,
    iterations: Number(iterations) || 1,
    salt: Buffer.alloc(SHORTEST_BYTES),
    key: Buffer.alloc(Number(keyBytes) || SHORTEST_BYTES),
  }
}
