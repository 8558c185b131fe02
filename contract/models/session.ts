import { bool, iso, model, text, type Wire } from '../schema.ts'

/** One browser in which the caller is signed in. */
export const ownSession = model('OwnSession', {
  id: text(),
  createdAt: iso(),
  /** Written down anew at most once in a minute. */
  seenAt: iso(),
  expiresAt: iso(),
  /** From where it was opened. */
  ip: text(),
  /** What the browser called itself then. */
  agent: text(),
  /** The one this question came with. */
  current: bool(),
})
export type OwnSession = Wire<typeof ownSession>
