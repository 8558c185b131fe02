import type { Outcome, Problem } from '#contract/problem.ts'
import type { Arrow } from '../kit/arrows.ts'
import { isHeldOff } from './held-off.ts'

/** The server sends one email of a kind to an address in this time, and silently ignores further requests. */
const MAIL_COOL_DOWN_MS = 60_000

/** The server has sent the email, and the user may ask for another one. */
export interface MailSent {
  kind: 'sent'
  to: string
  isSending: boolean
  /** The end of the wait before another email. Null: no wait. */
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
/** The transitions for a request that sent no email. The result of an earlier email stays on the screen. */
export const withoutMail = <Answer extends Outcome<unknown>, Context extends MailForm>(
  put: (answer: Answer, context: Context) => Partial<Context>,
): readonly Arrow<Answer, Context, never>[] => [
  { when: (answer, { at }) => at.kind === 'sent' && isHeldOff(answer), to: 'cooling', put },
  { when: (_, { at }) => at.kind === 'sent', to: 'sent', put },
  { when: isHeldOff, to: 'heldOff', put },
  { to: 'open', put },
]
