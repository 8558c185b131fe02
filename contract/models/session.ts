import { bool, iso, model, text, type Wire } from '../schema.ts'

export const ownSession = model('OwnSession', {
  id: text(),
  createdAt: iso(),
  /** Updated at most once a minute, to save writes. */
  seenAt: iso(),
  expiresAt: iso(),
  /** The IP address at the time of the sign-in. */
  ip: text(),
  /** The name of the browser at the time of the sign-in. */
  agent: text(),
  /** True for the session of this request. */
  current: bool(),
})
export type OwnSession = Wire<typeof ownSession>
