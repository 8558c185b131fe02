import { bool, iso, model, text, type Wire } from '../schema.ts'

export const ownSession = model('OwnSession', {
  id: text(),
  createdAt: iso(),
  /** Updated at most once in a minute. */
  seenAt: iso(),
  expiresAt: iso(),
  /** The address that opened it. */
  ip: text(),
  /** The browser's name at that time. */
  agent: text(),
  /** Whether this request used it. */
  current: bool(),
})
export type OwnSession = Wire<typeof ownSession>
