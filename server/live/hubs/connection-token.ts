import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HubName } from './hub-names.ts'

/** The time that a client has between negotiation and connection. */
export const TOKEN_LIFE_MS = 60_000

export interface ConnectionTicket {
  id: string
  expiresAt: number
}

export const newTicket = (now: number): ConnectionTicket => ({
  id: randomBytes(16).toString('base64url'),
  expiresAt: now + TOKEN_LIFE_MS,
})

/**
 * Signed and not stored, so that negotiation needs no memory and every process with the key accepts the
 * token.
 */
export function signTicket(key: Buffer, hub: HubName, { id, expiresAt }: ConnectionTicket): string {
  const said = `${id}.${expiresAt}`
  return `${said}.${sign(key, hub, said)}`
}

/** Also reads expired tokens, because an open connection continues under its token. */
export function readTicket(key: Buffer, hub: HubName, token: string): ConnectionTicket | null {
  const [id, expiresAt, mac, ...more] = token.split('.')
  if (id === undefined || expiresAt === undefined || mac === undefined || more.length > 0) return null
  const expected = Buffer.from(sign(key, hub, `${id}.${expiresAt}`))
  const given = Buffer.from(mac)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return { id, expiresAt: Number(expiresAt) }
}

const sign = (key: Buffer, hub: HubName, said: string) =>
  createHmac('sha256', key).update(`${hub}.${said}`).digest('base64url')
