import type { Outcome, Problem } from '#contract/problem.ts'
import type { Arrow } from '../kit/arrows.ts'
import { isHeldOff } from './held-off.ts'

/** The server sends one email of a kind to an address in this time. It ignores further requests silently. */
const MAIL_COOL_DOWN_MS = 60_000

/** The email was sent, and may be sent again. */
export interface MailSent {
  kind: 'sent'
  to: string
  isSending: boolean
  /** The end of the wait for another email. Null: there is no wait. */
  until: number | null
  problem: Problem | null
}

export const mailSentTo = (to: string, { now }: { now: () => number }): MailSent => ({
  kind: 'sent',
  to,
  isSending: false,
  until: now() + MAIL_COOL_DOWN_MS,
  problem: null,
})

interface MailForm {
  at: { kind: string }
}
/** The transitions for a request that sent no email. What an earlier email led to stays on the screen. */
export const withoutMail = <Answer extends Outcome<unknown>, Context extends MailForm>(
  put: (answer: Answer, context: Context) => Partial<Context>,
): readonly Arrow<Answer, Context, never>[] => [
  { when: (answer, { at }) => at.kind === 'sent' && isHeldOff(answer), to: 'cooling', put },
  { when: (_, { at }) => at.kind === 'sent', to: 'sent', put },
  { when: isHeldOff, to: 'heldOff', put },
  { to: 'open', put },
]
