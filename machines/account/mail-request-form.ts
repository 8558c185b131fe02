import { outputParam, eventParam } from '../event-params.ts'
import type { RetryAfter } from '../kit/retry-after.ts'

/** Of a form that has a mail sent, and may have it sent again after a while. */
export interface MailForm extends RetryAfter {
  /** Where a mail is on its way to. */
  sentTo: string | null
}
interface Sending {
  context: MailForm
}
export const mailFormGuards = {
  isCooling: ({ context: { sentTo, allowedAt } }: Sending) => sentTo !== null && allowedAt !== null,
  hasSent: ({ context }: Sending) => context.sentTo !== null,
  mustWait: ({ context }: Sending) => context.allowedAt !== null,
}

export const mailSettling = [
  { guard: 'isCooling', target: 'cooling' },
  { guard: 'hasSent', target: 'sent' },
  { guard: 'mustWait', target: 'heldOff' },
  { target: 'open' },
] as const
/** As long as it can be handed in. */
export const writing = <Next extends string>(next: Next) =>
  ({
    submit: {
      guard: { type: 'isFlawless', params: eventParam },
      target: next,
      actions: ['forgive', { type: 'take', params: eventParam }],
    },
    edit: { actions: 'forgive' },
  }) as const
/** Where the answer leads; `isYes` is the guard that tells a mail on its way from a no. */
export const sentOrNot = <Guard extends string>(isYes: Guard) =>
  [
    { guard: { type: isYes, params: outputParam }, target: 'settling', actions: 'noteMail' },
    { target: 'settling', actions: { type: 'blame', params: outputParam } },
  ] as const
export const writingAnew = { target: 'open', actions: ['forgive', 'forgetMail'] } as const
export const waitedFor = <Next extends string>(next: Next) =>
  ({ untilAllowed: { target: next, actions: 'forgive' } }) as const
