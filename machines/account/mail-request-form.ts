import type { EventObject } from 'xstate'
import type { Arrow } from '../kit/arrows.ts'
import type { RetryAfter } from '../kit/retry-after.ts'

/** The server sends one email of a kind to an address in this time. It ignores further requests silently. */
export const MAIL_COOL_DOWN_MS = 60_000

/** A form that requests an email. The user may request it again after a wait. */
export interface MailForm extends RetryAfter {
  now: () => number
  /** The address that the last email was sent to. Null: none was sent. */
  sentTo: string | null
}

export const mailSentTo = (address: string, { now }: MailForm) => ({
  sentTo: address,
  allowedAt: now() + MAIL_COOL_DOWN_MS,
})

export const mailSettling: readonly Arrow<EventObject, MailForm, never>[] = [
  { when: (_, { sentTo, allowedAt }) => sentTo !== null && allowedAt !== null, to: 'cooling' },
  { when: (_, { sentTo }) => sentTo !== null, to: 'sent' },
  { when: (_, { allowedAt }) => allowedAt !== null, to: 'heldOff' },
  { to: 'open' },
]
