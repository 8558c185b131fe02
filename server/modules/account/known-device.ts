import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ids } from '#server/base/ids.ts'

const LIFE_MS = 180 * 24 * 3_600_000
/** A mark is replaced when half of its life has passed. */
const FRESH_MS = LIFE_MS / 2
const NONCE_BYTES = 16

interface FoundDevice {
  id: string
  isFresh: boolean
}

/**
 * A mark says that the account was used in this browser. It grants no access: it only keeps wrong passwords
 * of others from counting against this browser. It is signed instead of stored, and names no account: it is
 * checked for the requested account.
 */
export function createDeviceMark(key: Buffer, userId: string, now: number, ids: Pick<Ids, 'bytes'>): string {
  const nonce = ids.bytes(NONCE_BYTES).toString('base64url')
  const at = Math.floor(now / 1000).toString(36)
  return `${nonce}.${at}.${sign(key, userId, nonce, at)}`
}

/** The first mark that is valid for the account; null if none is. */
export function knownDevice(
  key: Buffer,
  marks: readonly string[],
  userId: string,
  now: number,
): FoundDevice | null {
  for (const mark of marks) {
    const [nonce = '', at = '', signature = ''] = mark.split('.')
    const sent = Buffer.from(signature)
    const expected = Buffer.from(sign(key, userId, nonce, at))
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) continue
    const ageMs = now - Number.parseInt(at, 36) * 1000
    if (ageMs < LIFE_MS) return { id: nonce, isFresh: ageMs < FRESH_MS }
  }
  return null
}

/**
 * Compared as text: the last character of base64url has bits that decode to nothing, so several texts would
 * match.
 */
const sign = (key: Buffer, userId: string, nonce: string, at: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', userId, nonce, at]))
    .digest('base64url')
